/** Points; text smaller than this is read by no one. Higher: fine print gets lost. */
export const TINY_SIZE = 4;
/** 0–1; colours closer than this cannot be told apart. Higher: pale grey text gets lost. */
export const SAME_COLOUR_DISTANCE = 0.04;
/** 0–1; what the painted page must show of a character whose colour seems to be that of its background. Higher: pale words get lost. */
export const LEAST_CONTRAST = 0.06;
/** Points a character may stand outside the page. */
export const OFF_PAGE_TOLERANCE = 2;

/** Ems between two pieces of a line that make a blank. Higher: words run together. */
export const WORD_GAP = 0.16;
/** Ems between two characters of one piece, beyond its letter spacing, by who says that a blank is there. Higher: words run together. */
export const LEAST_GAP = { written: -0.1, guessed: 0.1, none: 0.5 } as const;
/** Small capitals: their size to that of capitals, how far from it, and the ems that part words by who says that a blank is there. Lower: words fall apart; higher: they run together. */
export const SMALL_CAPITALS = { size: 0.7, off: 0.06, guessed: 0.41, none: 0.75 } as const;
/** Ems that part two cells of a line. Lower: justified lines fall apart; higher: narrow columns run together. */
export const CELL_GAP = 0.95;
/** Sizes this much apart part two cells of a line at any blank: a large name beside an address. Lower: small capitals fall apart. */
export const OTHER_SIZE = 1.6;
/** Ems; the narrowest gutter between columns. */
export const GUTTER = 1.1;
/** Ems; the narrowest gutter where `EDGE_LINES` lines and more begin at its right side. Lower: wide blanks of a list cut it. */
export const NARROW_GUTTER = 0.6;
export const EDGE_LINES = 6;
/** Lines each side of a gutter. */
export const GUTTER_LINES = 2;
/** Share of its region's height that a gutter persists; shorter ones need `SHORT_GUTTER_LINES` each side. */
export const GUTTER_PERSISTS = 0.35;
export const SHORT_GUTTER_LINES = 4;
/** Share of right cells on a baseline of the left from which they may be row tails. */
export const TAIL_ALIGNED = 0.8;
/** Share of left cells that open a block of the right from which they are heads of rows. */
export const HEAD_ALIGNED = 0.8;
/** Share of right cells that are dates or places from which they are row tails. */
export const TAIL_CONTENT = 0.7;

/** Baselines closer than this share of the size are one line. */
export const SAME_LINE = 0.4;
/** Baselines closer than this share of the size are one line when nothing stands above anything else. */
export const SAME_ROW = 0.7;
/** A pitch this much wider than the usual one opens a block. */
export const BLOCK_GAP = 1.28;
/** Size against the page's usual size from which a short line is a heading. */
export const HEADING_SIZE = 1.15;

/** Dots an inch of the picture a scan is read from. Lower: small print gets lost; higher: each page takes longer. */
export const PICTURE_DPI = 200;
/** 0–1; a word that a reader of pictures is less sure of is taken for a speck or a piece of a photo. Higher: faint words get lost. */
export const LEAST_WORD_CONFIDENCE = 0.3;
/** Share of the words of an invisible text layer that the page's picture must show for the layer to hide nothing. */
export const REPEATED_SHARE = 0.7;
