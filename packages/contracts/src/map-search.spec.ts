import { toMapLink } from './web-links.js';

const search = 'https://www.google.com/maps/search/?api=1&query=';

describe('toMapLink', () => {
  it.each([
    ['https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
    ['HTTP://www.google.com/maps/place', 'HTTP://www.google.com/maps/place'],
    ['https://www.google.com@evil.example/', `${search}https%3A%2F%2Fwww.google.com%40evil.example%2F`],
    ['https://example.com/place', 'https://example.com/place'],
    ['12 King William Street, Adelaide', `${search}12%20King%20William%20Street%2C%20Adelaide`],
    ['-34.92,138.60', `${search}-34.92%2C138.60`],
    ['javascript:alert(1)', `${search}javascript%3Aalert(1)`],
    ['https://', `${search}https%3A%2F%2F`],
    ['see https://example.com', `${search}see%20https%3A%2F%2Fexample.com`],
  ])('links %s', (text, link) => expect(toMapLink(text)).toBe(link));
});
