import { DEMO_COMPANY } from '@cleaning/contracts/demo';
import { setSiteData } from '@cleaning/ui/app';
import { speak } from '../languages/speak';
import { location } from '../texts';
import { LocationError, locate } from './location';

const answering = (coords: Partial<GeolocationCoordinates>) =>
  ({
    getCurrentPosition: (done: PositionCallback) => done({ coords } as GeolocationPosition),
  }) as Geolocation;

const failing = (code: number) =>
  ({
    getCurrentPosition: (_: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code } as GeolocationPositionError),
  }) as Geolocation;

describe('locate', () => {
  it('returns degrees and whole metres in the format of the API', async () => {
    await expect(locate(answering({ latitude: -34.92866, longitude: 138.59863, accuracy: 12.4 }))).resolves.toBe(
      '-34.928660,138.598630,12',
    );
  });

  it('never writes an exponent, which the API refuses', async () => {
    await expect(locate(answering({ latitude: 1e-9, longitude: -1e-9, accuracy: 0.4 }))).resolves.toBe(
      '0.000000,-0.000000,0',
    );
  });

  it.each([
    [1, /blocked/],
    [2, /Couldn’t find your location/],
    [3, /too long/],
  ])('explains geolocation error %i', async (code, sentence) => {
    const failure = await locate(failing(code)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocationError);
    expect((failure as Error).message).toMatch(sentence);
  });

  it('explains errors in the language selected later', async () => {
    // Messages may name the company.
    setSiteData({ company: DEMO_COMPANY, texts: {}, pictures: {} });
    const english = { ...location };
    await speak('es');
    for (const [code, key] of [
      [1, 'denied'],
      [2, 'unavailable'],
      [3, 'timedOut'],
    ] as const) {
      expect(location[key]).not.toBe(english[key]);
      await expect(locate(failing(code))).rejects.toThrow(location[key]);
    }
    await speak('en');
  });

  it('names the insecure address when the browser reports a blocked location', async () => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
    await expect(locate(failing(1))).rejects.toThrow(/https/);
    Reflect.deleteProperty(globalThis, 'isSecureContext');
  });
});
