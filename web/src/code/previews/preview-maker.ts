import type { PreviewPlace } from '@codivia/runners/preview/create-preview';
import type { Preview } from '@codivia/runners/preview/preview';
import { createContext } from 'react';

/** Makes previews of programs of one kind. */
export type MakePreview<Program> = (place: PreviewPlace) => Preview<Program>;

/** Other previews than the real ones; for tests. */
export const PreviewMakerContext = createContext<MakePreview<never> | null>(null);
