export { useSiteConfig } from '../../lib/site-config.ts';
