import type { HeldObject, Moment, Value } from '@codivia/runners/python/recording';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { objectAnchor, objectColour, StepValue } from './step-value.tsx';
import { type Difference, valueText } from './what-changed.ts';

const leadsTo = (value: Value, id: number) => value.kind === 'object' && value.id === id;

/** The names that refer to an object directly: two of them may name the same one. */
function namesOf(id: number, { calls, returned }: Moment): string[] {
  const names = calls.flatMap(({ name: call, variables }) =>
    variables
      .filter(({ value }) => leadsTo(value, id))
      .map(({ name }) => (call ? `${name} (${call})` : name)),
  );
  return returned && leadsTo(returned, id) && names.length === 0 ? ['↩'] : names;
}

function keyText(key: Value | string | null, index: number): string {
  if (key === null) return String(index);
  return typeof key === 'string' ? `.${key}` : valueText(key);
}

type Props = { object: HeldObject; names: string[]; changed: boolean };

function ObjectCard({ object, names, changed }: Props) {
  const { t } = useTranslation('steps');
  const title = `${object.type} ${object.id}`;
  const isRow = object.parts.every(({ key }) => key === null);
  return (
    <section
      id={objectAnchor(object.id)}
      tabIndex={-1}
      aria-label={title}
      className={classes(
        'min-w-0 rounded-control border border-line border-s-4 p-3',
        changed ? 'bg-joy-soft' : 'bg-paper',
      )}
      style={{ borderInlineStartColor: objectColour(object.id) }}
    >
      <h4 className="m-0! font-mono text-base">{title}</h4>
      {names.length > 0 && (
        <p className="break-words text-muted text-sm">{t('named', { names: names.join(', ') })}</p>
      )}
      {object.parts.length === 0 && <p className="text-sm">{t('empty')}</p>}
      <dl className={classes('m-0! mt-1 flex gap-1', isRow ? 'flex-wrap' : 'flex-col')}>
        {object.parts.map(({ key, value }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list are known by their places
            key={index}
            className={classes(
              'flex min-w-0 rounded-sm border border-line bg-surface text-sm',
              isRow ? 'flex-col items-center' : 'items-center gap-2',
            )}
          >
            <dt className="m-0! break-all px-1.5 font-mono text-muted text-xs">
              {keyText(key, index)}
            </dt>
            <dd className="m-0! min-w-0 px-1.5 pb-0.5">
              <StepValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {object.more > 0 && (
        <p className="mt-1 text-muted text-sm">{t('more', { count: object.more })}</p>
      )}
    </section>
  );
}

/** Each list, dictionary and object once, with all the names that refer to it. */
export function StepObjects({ moment, difference }: { moment: Moment; difference: Difference }) {
  const { t } = useTranslation('steps');
  if (moment.objects.length === 0) return null;
  return (
    <section aria-label={t('objects')} className="grid grid-cols-1 content-start gap-2">
      <h3 className="m-0! text-lg">{t('objects')}</h3>
      {moment.objects.map((object) => (
        <ObjectCard
          key={object.id}
          object={object}
          names={namesOf(object.id, moment)}
          changed={difference.objects.has(object.id)}
        />
      ))}
    </section>
  );
}
