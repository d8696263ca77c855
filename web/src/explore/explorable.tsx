import { type ExplorableState, readState, startOf } from '@codivia/contract/explorables/explorable';
import {
  type NamedExplorable,
  readExplorableValue,
} from '@codivia/contract/explorables/explorable-tag';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ExplorableBoundary } from './explorable-boundary.tsx';
import { loadExplorable } from './explorable-files.ts';

/** Tells that a lesson names an explorable that does not exist, or gives it options that it cannot have. */
function Broken({ name }: { name: string }) {
  const { t } = useTranslation('explore');
  return (
    <p role="status" className="rounded-card border-2 border-danger bg-danger-soft p-4 font-bold">
      {t('broken', { name })}
    </p>
  );
}

interface Kept {
  /** The state as JSON; empty at the start. */
  stored: string;
  onStore: (text: string) => void;
}

function Loaded({
  module,
  options,
  stored,
  onStore,
}: Kept & {
  module: ReturnType<typeof loadExplorable> & object;
  options: NamedExplorable['options'];
}) {
  const { explorable, View } = use(module);
  const start = useMemo(() => startOf(explorable, options), [explorable, options]);
  if (!start) throw new Error('The explorable cannot have these options');
  const state = useMemo(
    () => (stored === '' ? null : readState(explorable, options, stored)) ?? start,
    [explorable, options, stored, start],
  );
  const change = (next: ExplorableState) => onStore(JSON.stringify(next));
  return <View options={options} state={state} change={change} />;
}

/** An explorable by its name. Its code and its texts are fetched when it is shown. */
export function NamedFigure({ name, options, ...kept }: NamedExplorable & Kept): ReactNode {
  const module = useMemo(() => loadExplorable(name), [name]);
  if (!module) return <Broken name={name} />;
  return (
    <ExplorableBoundary fallback={<Broken name={name} />}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Loaded {...kept} {...{ module, options }} />
      </Suspense>
    </ExplorableBoundary>
  );
}

/** An explorable of a lesson, from the value of its element. */
export function ExplorableOf({ value, ...kept }: Kept & { value: string }) {
  const named = useMemo(() => readExplorableValue(value), [value]);
  if (!named) return <Broken name={value.slice(0, 60)} />;
  return <NamedFigure {...named} {...kept} />;
}
