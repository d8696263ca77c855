/** What the picture of a published project may be: detected from its content, whatever it is called. */
export const THUMBNAIL_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ThumbnailType = (typeof THUMBNAIL_TYPES)[number];
