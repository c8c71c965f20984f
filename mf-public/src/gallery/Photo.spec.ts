import { listSources } from './Photo';

const source = (width: number, type: string) => ({ width, height: width, type, path: `/${width}` });

describe('listSources', () => {
  it('groups sizes by format, WebP before JPEG, and drops unknown formats', () =>
    expect(
      listSources({
        sources: [source(400, 'image/jpeg'), source(400, 'image/webp'), source(800, 'image/webp'), source(9, 'x/y')],
      }),
    ).toEqual([
      { type: 'image/webp', srcSet: '/400 400w, /800 800w' },
      { type: 'image/jpeg', srcSet: '/400 400w' },
    ]));
});
