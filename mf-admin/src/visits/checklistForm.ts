import type { BodyInput, Checklist, saveChecklist } from '@cleaning/contracts';
import { v4 } from 'uuid';

/** What the form edits. */
export type TypedAreas = BodyInput<typeof saveChecklist>['areas'];
type TypedArea = TypedAreas[number];
type TypedItem = TypedArea['items'][number];

const newItem = (): TypedItem => ({ id: v4(), text: '', photo: false, required: true });
const newArea = (): TypedArea => ({ id: v4(), name: '', items: [newItem()] });

export const typedAreas = ({ areas }: Checklist): TypedAreas =>
  areas.map(({ id, name, items }) => ({ id, name, items: items.map((item) => ({ ...item })) }));

const inArea = (areas: TypedAreas, areaId: string, change: (area: TypedArea) => TypedArea): TypedAreas =>
  areas.map((area) => (area.id === areaId ? change(area) : area));

export const withArea = (areas: TypedAreas): TypedAreas => [...areas, newArea()];
export const withoutArea = (areas: TypedAreas, areaId: string): TypedAreas => areas.filter(({ id }) => id !== areaId);
export const named = (areas: TypedAreas, areaId: string, name: string): TypedAreas =>
  inArea(areas, areaId, (area) => ({ ...area, name }));
export const withItem = (areas: TypedAreas, areaId: string): TypedAreas =>
  inArea(areas, areaId, (area) => ({ ...area, items: [...area.items, newItem()] }));

/** An area whose last item goes is left without any; saving asks for one. */
export const withoutItem = (areas: TypedAreas, areaId: string, itemId: string): TypedAreas =>
  inArea(areas, areaId, (area) => ({ ...area, items: area.items.filter(({ id }) => id !== itemId) }));

export const changedItem = (
  areas: TypedAreas,
  areaId: string,
  itemId: string,
  change: Partial<TypedItem>,
): TypedAreas =>
  inArea(areas, areaId, (area) => ({
    ...area,
    items: area.items.map((item) => (item.id === itemId ? { ...item, ...change } : item)),
  }));
