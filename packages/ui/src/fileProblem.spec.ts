import { findDocumentProblem } from './fileProblem';

const MB = 1024 * 1024;

describe('findDocumentProblem', () => {
  it.each([
    ['passport.jpg', 1],
    ['PASSPORT.JPEG', 10 * MB],
    ['scan.of.check.png', MB],
    ['agreement.Pdf', MB],
    ['IMG_0001.HEIC', MB],
    ['burst.heif', MB],
  ])('accepts %s', (name, size) => expect(findDocumentProblem({ name, size })).toBeNull());

  it('reports a wrong type', () => expect(findDocumentProblem({ name: 'letter.docx', size: 1 })).toMatch(/\.pdf/));
  it('reports a file that is too large', () =>
    expect(findDocumentProblem({ name: 'scan.png', size: 10 * MB + 1 })).toMatch(/10 MB/));
});
