/**
 * Sends requests to a server from a separate process, and prints the result as JSON. Options come as JSON on standard
 * input: `lanes` gives every connection its own list of requests.
 */
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, connections, seconds, amount, lanes, status } = JSON.parse(await text(process.stdin));
let lane = 0;
let last = 0;
const started = performance.now();
const instance = autocannon({
  url,
  connections,
  ...(amount ? { amount } : { duration: seconds }),
  setupClient: (client) => client.setRequests(lanes[lane++ % lanes.length]),
});
// The library itself counts whole seconds only.
instance.on('response', () => {
  last = performance.now();
});
const result = await instance;

/** Responses with another status than the expected one. */
function refused({ non2xx, requests, statusCodeStats }) {
  return status ? requests.total - (statusCodeStats[status]?.count ?? 0) : non2xx;
}

process.stdout.write(
  JSON.stringify({
    requests: result.requests.total,
    seconds: (last - started) / 1000,
    failures: refused(result) + result.errors + result.timeouts,
  }),
);
