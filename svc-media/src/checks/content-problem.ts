/** The file's content is not what is taken here. The message ends a sentence that begins with the file: “… is damaged.” */
export class ContentProblem extends Error {}
