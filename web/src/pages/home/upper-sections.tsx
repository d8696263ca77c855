import { Features } from './features.tsx';
import { FilmStrip } from './film-strip.tsx';

/** The sections between the figures and the courses. */
export function UpperSections() {
  return (
    <>
      <FilmStrip />
      <Features />
    </>
  );
}
