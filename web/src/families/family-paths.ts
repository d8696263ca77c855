import { paths } from '../lib/paths.ts';

const page = (name: string) => paths.family.replace(':page?', name).replace(/\/$/, '');

/** Addresses of the pages for parents, and of the child's own page about parents. */
export const familyPaths = {
  family: page(''),
  consent: page('consent'),
  mine: page('mine'),
  /** The gift card, on the home page. */
  giftCard: '/#gift-card',
};
