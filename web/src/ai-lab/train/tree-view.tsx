import type { ModelFile, Tree } from '@codivia/contract/models/model-file';
import { useTranslation } from '../../lib/i18n.ts';

type Texts = ReturnType<typeof useTranslation<'ai-lab'>>['t'];

/** A hand has its wrist, and then four points for each of these. */
const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;
const AXES = ['right', 'down', 'away'] as const;

/** The name of a number that stands for a hand: a point of a finger, and the direction in which it lies. */
function placeInHand(feature: number, t: Texts): string {
  const point = Math.floor(feature / AXES.length) - 1;
  const finger = FINGERS[Math.floor(point / 4)];
  return t('train.place', {
    point: finger ? `${t(`train.fingers.${finger}`)} ${(point % 4) + 1}` : t('train.wrist'),
    axis: t(`train.axes.${AXES[feature % AXES.length] ?? 'right'}`),
  });
}

/** The name of a feature as a question about it: a column, a value of one, or a place of a hand. */
function questionAbout({ columns, kind }: ModelFile, feature: number, t: Texts) {
  if (kind === 'hand') return { name: placeInHand(feature, t), value: null };
  let at = 0;
  for (const column of columns) {
    const width = column.type === 'number' ? 1 : column.values.length;
    if (feature < at + width) {
      return column.type === 'number'
        ? { name: column.name, value: null }
        : { name: column.name, value: column.values[feature - at] as string };
    }
    at += width;
  }
  return { name: String(feature + 1), value: null };
}

type Props = { model: ModelFile; tree: Tree };

/** A decision tree as nested questions, each leaf with the class that it answers. */
export function TreeView({ model, tree }: Props) {
  const { t } = useTranslation('ai-lab');
  return (
    <div className="grid gap-3 overflow-x-auto [overflow-wrap:anywhere]">
      {model.kind === 'hand' && <p className="text-muted text-sm">{t('train.places')}</p>}
      <ul className="grid gap-2">
        <TreeNode model={model} tree={tree} at={0} />
      </ul>
    </div>
  );
}

function TreeNode({ model, tree, at }: Props & { at: number }) {
  const { t } = useTranslation('ai-lab');
  const node = tree.nodes[at];
  if (!node) return null;
  if ('counts' in node) {
    const best = node.counts.indexOf(Math.max(...node.counts));
    const all = node.counts.reduce((a, b) => a + b, 0);
    return (
      <li>
        <strong className="rounded-lg bg-trail-soft px-2 py-1 text-trail">
          {model.labels[best]}
        </strong>{' '}
        <span className="text-muted text-sm">
          {t('train.leaf', { right: node.counts[best] ?? 0, all })}
        </span>
      </li>
    );
  }
  const { name, value } = questionAbout(model, node.feature, t);
  const question =
    value === null
      ? t('train.question_number', { name, threshold: node.threshold })
      : t('train.question_value', { name, value });
  // A value is at most the threshold where it is absent.
  const [yes, no] = value === null ? [node.left, node.right] : [node.right, node.left];
  return (
    <li className="grid gap-2">
      <span className="font-bold">{question}</span>
      <ul className="grid gap-2 border-line border-s-2 ps-4">
        <li className="grid gap-1">
          <span className="font-bold text-done text-sm">{t('train.yes')}</span>
          <ul>
            <TreeNode model={model} tree={tree} at={yes} />
          </ul>
        </li>
        <li className="grid gap-1">
          <span className="font-bold text-muted text-sm">{t('train.no')}</span>
          <ul>
            <TreeNode model={model} tree={tree} at={no} />
          </ul>
        </li>
      </ul>
    </li>
  );
}
