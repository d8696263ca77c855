import type { QueryClient } from '@tanstack/react-query';
import { siteConfig } from '../../lib/site-config.ts';

/** The whole address of a runner's document, on the site of the previews. */
export async function frameAddress(queryClient: QueryClient, frame: string): Promise<string> {
  const { runner_origin } = await queryClient.ensureQueryData(siteConfig);
  return new URL(frame, runner_origin || location.origin).href;
}
