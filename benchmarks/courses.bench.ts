/** Measures `GET /courses` with the courses that ship; `lessons` does the same with five times as many. */
import { compareCatalogue } from './harness/compare-catalogue.ts';

process.exit((await compareCatalogue()) ? 0 : 1);
