import { toFileName, UniquePaths } from './zip.js';

describe('toFileName', () => {
  it.each([
    ['Kitchen', 'Kitchen'],
    ['Level 3/4: "Bins" <all>', 'Level 3 4 Bins all'],
    ['..\\..\\secret', 'secret'],
    ['Spray. ', 'Spray'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['Console', 'Console'],
    ['LPT1', '_LPT1'],
    ['photo\u202Egpj.exe', 'photo gpj.exe'],
    ['line\nbreak\u0000', 'line break'],
    ['Cafe\u0301', 'Café'],
    ['क्षेत्र 🧹', 'क्षेत्र 🧹'],
    ['', 'File'],
    [' ... ', 'File'],
  ])('makes a name of %j', (text, name) => {
    expect(toFileName(text, 'File')).toBe(name);
  });

  it('cuts long names between characters', () => {
    expect(toFileName('🧹'.repeat(100), 'File')).toBe('🧹'.repeat(80));
  });
});

describe('UniquePaths', () => {
  it('numbers paths that are the same without capital letters', () => {
    const paths = new UniquePaths();
    const made = ['Kitchen', 'kitchen', 'Kitchen'].map((name) => paths.make(['Visits', '2026-11-16'], name, '.jpg'));
    expect(made).toEqual([
      'Visits/2026-11-16/Kitchen.jpg',
      'Visits/2026-11-16/kitchen (2).jpg',
      'Visits/2026-11-16/Kitchen (3).jpg',
    ]);
    expect(paths.make(['Visits'], 'Kitchen', '.jpg')).toBe('Visits/Kitchen.jpg');
  });
});
