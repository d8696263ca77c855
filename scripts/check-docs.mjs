/** Checks the references between documents, then plants a fault for each rule and expects it to be found. */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RULES } from './docs-rules.mjs';
import { filesBelow, giveUp, ROOT } from './set-up.mjs';

const TEXT = /\.(m?[jt]sx?|md|css|html|ya?ml|py|sql)$/;

function readTree() {
  const paths = filesBelow('.').filter((path) => TEXT.test(path));
  return new Map(
    paths.map((path) => [path.split(sep).join('/'), readFileSync(join(ROOT, path), 'utf8')]),
  );
}

/** Texts with one fault each, by the rule that has to find it. They are put together from two halves. */
const PLANTED = {
  citedHeadings: { 'planted.ts': '// docs/product' + '.md#no-such-heading' },
  namedConstants: { 'docs/product.md': '`NO_SUCH_' + 'CONSTANT`' },
  citedDecisions: { 'planted.ts': '// docs/decisions' + '/9999' },
  citedSpecification: { 'planted.ts': '// See specification' + ' §9.' },
  decisionForm: { ['docs/decisions' + '/9999-planted.md']: '# 9999 Another title\n' },
  decisionIndex: {
    ['docs/decisions' + '/9999-planted.md']: '# 9999 Planted\n\nStatus: Accepted\n',
  },
  rateLimits: { 'server/src/planted.ts': "{ name: 'planted', limit: 1, seconds: 60 }" },
};

const tree = readTree();
const faults = RULES.flatMap((rule) => rule(tree));
if (faults.length > 0) giveUp(faults.join('\n'));

for (const rule of RULES) {
  const planted = new Map([...tree, ...Object.entries(PLANTED[rule.name])]);
  if (rule(planted).length === 0) giveUp(`The rule ${rule.name} does not find a planted fault.`);
}
