/** The Australian rate (GST Act 1999, s 9-70). Another one is the company's setting and is pointed out. */
export const AUSTRALIAN_GST_PERCENT = 10;
