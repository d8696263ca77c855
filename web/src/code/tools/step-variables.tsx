import type { Call, Moment } from '@codivia/runners/python/recording';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { StepValue } from './step-value.tsx';
import { type Difference, valueText } from './what-changed.ts';

type CallProps = { call: Call; changed: ReadonlySet<string>; innermost: boolean };

function CallVariables({ call, changed, innermost }: CallProps) {
  const { t } = useTranslation('steps');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'rounded-control border bg-paper p-3',
        innermost ? 'border-trail' : 'border-line',
      )}
    >
      <h4 id={id} className="m-0! break-words text-base">
        {call.name ? t('call', { name: `${call.name}()`, line: call.line }) : t('program')}
      </h4>
      {call.variables.length === 0 ? (
        <p className="text-muted text-sm">{t('no_variables')}</p>
      ) : (
        <table className="m-0! mt-1 w-full border-collapse text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {call.variables.map(({ name, value }) => (
              <tr key={name} className={classes(changed.has(name) && 'bg-joy-soft')}>
                <th
                  scope="row"
                  className="w-2/5 break-all border-0! px-2 py-1 text-start align-top font-mono font-bold"
                >
                  {name}
                </th>
                <td className="border-0! px-2 py-1">
                  <StepValue value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The variables of each call, the innermost first, and the returned values. */
export function StepVariables({ moment, difference }: { moment: Moment; difference: Difference }) {
  const { t } = useTranslation('steps');
  const { event, returned, calls, callsLeftOut } = moment;
  const innermost = calls.at(-1);
  const name = innermost ? `${innermost.name}()` : '';
  const order = [...calls].reverse();
  return (
    <div className="grid grid-cols-1 gap-2">
      {returned && (event === 'return' || event === 'yield') && (
        <p className="rounded-control bg-done-soft p-3 font-bold">
          {t(event === 'return' ? 'returned' : 'yielded', { name, value: valueText(returned) })}
        </p>
      )}
      {order.map((call, index) => (
        <div key={call.id} className="grid grid-cols-1 gap-2">
          {callsLeftOut > 0 && index === order.length - 1 && (
            <p className="text-muted text-sm">{t('calls_left_out', { count: callsLeftOut })}</p>
          )}
          <CallVariables
            call={call}
            changed={call === innermost ? difference.names : NONE}
            innermost={call === innermost}
          />
        </div>
      ))}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
