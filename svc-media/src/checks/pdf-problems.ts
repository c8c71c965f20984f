/** Why a PDF is refused. Each ends a sentence that begins with the file: “The file is locked with a password. …” */
export const DAMAGED = 'is a damaged PDF, or only a part of one. Please save or scan it again';
export const LOCKED = 'is locked with a password. Please remove the password, or send a photo of it';
export const NO_PAGES = 'has no pages. Please save or scan it again';
export const HOLDS_MORE =
  'is not only a PDF: there is something else in front of it or behind its end. Please print it to a new PDF';
export const SCRIPT = 'runs a script (JavaScript). Please print it to a new PDF, or send a photo of it';
export const XFA =
  'is an XFA form, which only Adobe Reader can run. Please print it to a new PDF, or send a photo of it';
export const ATTACHMENT = 'has other files attached to it. Please print it to a new PDF, or send a photo of it';
export const ACTION =
  'starts a program, sends data or opens another file or address. Please print it to a new PDF, or send a photo of it';
export const MEDIA = 'plays video or sound. Please print it to a new PDF, or send a photo of it';
