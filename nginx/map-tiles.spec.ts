import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const settings = (MAP_TILES?: string) =>
  spawnSync('sh', [join(__dirname, 'map-tiles.sh')], {
    env: { PATH: process.env.PATH ?? '', ...(MAP_TILES === undefined ? {} : { MAP_TILES }) },
    encoding: 'utf8',
  });

describe('MAP_TILES', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['https://tiles.example.com/{z}/{x}/{y}.png', ' https://tiles.example.com'],
    ['http://10.0.0.7:8081/osm/{z}/{x}/{y}@2x.png?key=a-b_c', ' http://10.0.0.7:8081'],
  ])('%j lets pages show pictures of %j', (value, host) => {
    const { status, stdout } = settings(value);
    expect([status, stdout]).toEqual([0, `map "" $map_tiles_host { default "${host}"; }\n`]);
  });

  it.each([
    'tiles.example.com/{z}/{x}/{y}.png',
    'ftp://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/{z}/{x}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
    'https://user@tiles.example.com/{z}/{x}/{y}.png',
    'https:///{z}/{x}/{y}.png',
    "https://tiles.example.com/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'https://tiles.example.com/{z}/{x}/{y}.png"; }',
    'https://tiles.example.com/{z}/{x}/{y}.png\nhttps://other.example/{z}/{x}/{y}.png',
  ])('%j is refused', (value) => {
    const { status, stdout, stderr } = settings(value);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('MAP_TILES: ');
  });
});
