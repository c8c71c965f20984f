import { buildMapUrl, getAccuracy } from './MapLink';

describe('map link', () => {
  it.each([
    ['-34.9285,138.6007', 'https://www.openstreetmap.org/?mlat=-34.9285&mlon=138.6007#map=17/-34.9285/138.6007'],
    ['-34.9, 138.6, 12', 'https://www.openstreetmap.org/?mlat=-34.9&mlon=138.6#map=17/-34.9/138.6'],
    ['https://maps.app.goo.gl/x', 'https://maps.app.goo.gl/x'],
    [' https://www.google.com/maps/@-34.9,138.6,17z ', 'https://www.google.com/maps/@-34.9,138.6,17z'],
    ['https://maps.example/x', 'https://maps.example/x'],
    ['https://www.google.com@evil.example/', null],
    ['//evil.example', null],
    ['https://www.google.com\\@evil.example/', null],
    ['https://www.gооgle.com/maps/', null],
    ['java\tscript:alert(1)', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['12 Wattle Lane', null],
    ['', null],
  ])('is built safely for %j', (location, url) => {
    expect(buildMapUrl(location)).toBe(url);
  });

  it('reads the accuracy of a position', () => {
    expect(getAccuracy('-34.9,138.6,12.4')).toBe(12);
    expect(getAccuracy('-34.9,138.6')).toBeNull();
  });
});
