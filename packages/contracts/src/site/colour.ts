import { z } from 'zod';
import { getFieldSentence } from '../refusals/sentences.js';

/** A colour as `#rrggbb`. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: getFieldSentence('not_colour'), abort: true });

const CHANNELS = [1, 3, 5] as const;
const WHITE = '#ffffff';
const BLACK = '#000000';
/** Minimum contrast of text in WCAG 2.2 AA (1.4.3). */
export const TEXT_CONTRAST = 4.5;

const toChannels = (hex: string): readonly number[] => CHANNELS.map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance (WCAG 2.2). */
function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours (WCAG 2.2), 1 to 21. */
export function computeContrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(a), computeLuminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes a share (0 to 1) of another colour into a colour. */
function mixColours(hex: string, other: string, share: number): string {
  const others = toChannels(other);
  const values = toChannels(hex).map((value, at) => Math.round(value + ((others[at] ?? value) - value) * share));
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Grounds of text in the two schemes: tokens.css of packages/ui. */
const LIGHT_GROUNDS = ['#ffffff', '#f6f8fc', '#eef2f9'];
const DARK_GROUNDS = ['#0e1424', '#161e33', '#1e2842'];
/** Grounds of notices, on which links may stand. */
const LIGHT_NOTICES = ['#e0f4e8', '#fdf0d5', '#fde6e8'];
const DARK_NOTICES = ['#12351f', '#3a2a0a', '#421820'];

/** The tokens of colour that follow from the company's colour. */
export interface BrandColours {
  readonly brand: string;
  readonly brandStrong: string;
  readonly brandSoft: string;
  readonly link: string;
}

const computeLowestContrast = (text: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => computeContrast(text, ground)));

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);
/** The first share of another colour with which a condition is met. */
const findFirstMix = (hex: string, other: string, isRight: (made: string) => boolean): string =>
  STEPS.map((share) => mixColours(hex, other, share)).find(isRight) ?? other;

/** The company's colour on light pages. */
const computeLightColours = (hex: string): BrandColours => ({
  brand: hex,
  brandStrong: mixColours(hex, BLACK, 0.22),
  brandSoft: mixColours(hex, WHITE, 0.89),
  link: hex,
});

/** The same hue for dark pages: buttons as light as white text allows, links light enough for dark backgrounds. */
function computeDarkColours(hex: string): BrandColours {
  const lightest = STEPS.map((share) => mixColours(hex, WHITE, share)).findLast(
    (made) => computeContrast(WHITE, made) >= TEXT_CONTRAST + 0.5,
  );
  const brand = computeContrast(WHITE, hex) >= TEXT_CONTRAST + 0.5 ? mixColours(hex, lightest ?? hex, 0.5) : hex;
  const brandSoft = mixColours('#161e33', hex, 0.22);
  return {
    brand,
    brandStrong: findFirstMix(
      mixColours(brand, WHITE, 0.08),
      BLACK,
      (made) => computeContrast(WHITE, made) >= TEXT_CONTRAST,
    ),
    brandSoft,
    link: findFirstMix(
      hex,
      WHITE,
      (made) => computeLowestContrast(made, [...DARK_GROUNDS, ...DARK_NOTICES, brandSoft]) >= TEXT_CONTRAST,
    ),
  };
}

export const computeBrandColours = (hex: string): { readonly light: BrandColours; readonly dark: BrandColours } => ({
  light: computeLightColours(hex),
  dark: computeDarkColours(hex),
});

/** Why a colour cannot be the company's; null when it can. */
export function findColourProblem(hex: string): string | null {
  const onIt = computeContrast(WHITE, hex);
  const light = computeLightColours(hex);
  const asLink = computeLowestContrast(hex, [...LIGHT_GROUNDS, ...LIGHT_NOTICES, light.brandSoft]);
  const least = Math.min(onIt, asLink);
  if (least >= TEXT_CONTRAST) return null;
  const where = onIt <= asLink ? 'White text on it' : 'Links in it';
  return `${where} would have a contrast of ${(Math.floor(least * 10) / 10).toFixed(1)} to 1, and people need ${TEXT_CONTRAST} to 1 to read it. Please choose a darker colour.`;
}

/** Grounds of white text: darker, and as much lighter as the text allows. */
export const computeCompanyGrounds = (hex: string): { readonly dark: string; readonly light: string } => ({
  dark: mixColours(hex, BLACK, 0.4),
  light:
    [0.12, 0.06]
      .map((share) => mixColours(hex, WHITE, share))
      .find((made) => computeContrast(WHITE, made) >= TEXT_CONTRAST) ?? hex,
});

/** Background of the website's footer, dark enough for its light texts in any colour. */
export const computeCompanyFoot = (hex: string): string => mixColours(hex, '#0b1220', 0.7);

const buildVariables = ({ brand, brandStrong, brandSoft, link }: BrandColours) =>
  `--brand:${brand};--brand-strong:${brandStrong};--brand-soft:${brandSoft};--link:${link}`;

/** The rules that give pages the company's colour. */
export function buildColourStyles(hex: string): string {
  const { light, dark } = computeBrandColours(hex);
  const grounds = computeCompanyGrounds(hex);
  const company = `--company:${hex};--company-dark:${grounds.dark};--company-light:${grounds.light};--company-foot:${computeCompanyFoot(hex)}`;
  return `:root{${company};${buildVariables(light)}}@media (prefers-color-scheme:dark){:root{${buildVariables(dark)}}}`;
}
