import { expect, test } from 'vitest';
import { createQueryClient } from '../../lib/query.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { mockApi } from '../../test/api.ts';
import { frameAddress } from './use-preview.ts';

const rendered = (public_url: string) => ({ public_url, runner_origin: 'http://127.0.0.1:3000' });

test.each([
  ['the public name', location.origin, 'http://127.0.0.1:3000/runner/p5.html', 0],
  ['another name', 'http://elsewhere.test', `${location.origin}/runner/p5.html`, 1],
])('a page opened by %s finds the previews of that name', async (_, name, address, asked) => {
  const calls = mockApi({ 'GET /config': () => ({ ...rendered(name), runner_origin: '' }) });
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteConfig.queryKey, rendered(name) as never);
  expect(await frameAddress(queryClient, '/runner/p5.html')).toBe(address);
  expect(calls).toHaveLength(asked);
});
