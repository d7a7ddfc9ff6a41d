/** The colours of the castle. */
import { hex } from '#studio/illustrator/color/color.ts';

export const STONE = hex('#d3c1a2');

export const TILES = hex('#bf5f4e');

export const SLATE = hex('#4f7d92');

export const ROYAL = hex('#8c3a52');

export const GOLD = hex('#e9b949');
