import { getSiteData } from '@cleaning/ui/app';
import type { Area } from './area';
import { AREA_SUBURBS } from './areaSuburbs';
import { buildProjection, getLabels, HEIGHT, type Projection, WIDTH } from './mapView';

/** `138.48,34.78` and so on, east before south: a sketch, to about a kilometre. */
const parseLine = (text: string) =>
  text.split(' ').map((pair) => {
    const [east = 0, south = 0] = pair.split(',').map(Number);
    return { east, south };
  });

const COAST = parseLine(
  '138.2,34.4 138.38,34.6 138.45,34.66 138.5,34.71 138.525,34.74 138.51,34.765 138.482,34.775 138.472,34.81 138.477,34.84 138.486,34.88 138.49,34.92 138.5,34.945 138.51,34.98 138.514,35.02 138.52,35.035 138.508,35.05 138.495,35.075 138.475,35.11 138.466,35.135 138.463,35.155 138.468,35.195 138.47,35.23 138.44,35.28 138.4,35.5',
);
const WATER = [...COAST, ...parseLine('137.4,35.5 137.4,34.4')];
const HILLS = parseLine(
  '138.86,34.4 138.8,34.68 138.75,34.79 138.705,34.87 138.68,34.93 138.655,34.97 138.625,35.01 138.605,35.05 138.59,35.12 138.57,35.22 138.52,35.32 138.5,35.5 139.6,35.5 139.6,34.4',
);
const RIVER = parseLine(
  '138.78,34.85 138.7,34.872 138.66,34.89 138.63,34.905 138.605,34.916 138.575,34.908 138.535,34.925 138.5,34.936',
);
const PARK_LANDS = parseLine(
  '138.588,34.9 138.612,34.9 138.62,34.912 138.622,34.935 138.614,34.943 138.588,34.943 138.58,34.935 138.58,34.912',
);
const CITY = parseLine('138.587,34.921 138.612,34.921 138.612,34.937 138.587,34.937');

const formatPoints = (places: ReturnType<typeof parseLine>, project: Projection) =>
  places
    .map(project)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/**
 * Sketch of the area: coast, hills, river, park lands and the suburbs that its page names. Decorative without a title.
 */
export function AreaMap({
  area,
  names = true,
  title,
}: {
  area: Pick<Area, 'slug' | 'suburbs'>;
  names?: boolean;
  title?: string;
}) {
  const { colour } = getSiteData().company;
  const project = buildProjection(area.suburbs);
  const own = area.suburbs.map((suburb) => ({ name: suburb.name, ...project(suburb) }));
  const others = Object.entries(AREA_SUBURBS)
    .filter(([slug]) => slug !== area.slug)
    .flatMap(([slug, suburbs]) => suburbs.map((suburb) => ({ key: `${slug} ${suburb.name}`, ...project(suburb) })))
    .filter(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT);
  return (
    <svg
      className="area-map"
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width={WIDTH} height={HEIGHT} fill="#eef3ea" />
      <polygon points={formatPoints(HILLS, project)} fill="#d3e4cd" />
      <g fill={colour} opacity="0.2">
        {own.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="58" />
        ))}
      </g>
      <polygon points={formatPoints(WATER, project)} fill="#bcd7f5" />
      <polyline
        points={formatPoints(RIVER, project)}
        fill="none"
        stroke="#8fbdee"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <polygon points={formatPoints(PARK_LANDS, project)} fill="#a9d3a0" />
      <polygon points={formatPoints(CITY, project)} fill="#f7f3e6" />
      <polyline points={formatPoints(COAST, project)} fill="none" stroke="#fff" strokeWidth="4" />
      {others.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r="4" fill="#8a97b5" />
      ))}
      {own.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="7" fill={colour} stroke="#fff" strokeWidth="2.5" />
      ))}
      {names && (
        <g
          fontSize="26"
          fontWeight="700"
          fill="#16203a"
          stroke="#fff"
          strokeWidth="6"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {getLabels(area.suburbs, project).map(({ name, anchor, x, y }) => (
            <text key={name} x={x} y={y} textAnchor={anchor}>
              {name}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
