import {
  type FlexGridOptions,
  type FlexGridState,
  flexGrid,
  GAP_MAX,
  ITEMS_MAX,
  LAYOUT_VALUES,
  type LayoutChoice,
} from '@codivia/contract/explorables/flex-grid';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import type { ViewProps } from '../explorable-view.ts';
import { Figure } from '../kit/figure.tsx';
import { Slider } from '../kit/slider.tsx';
import './boxes.css';

export const explorable = flexGrid;

/** The properties of the box, by the names that they have in CSS and in React. */
const PROPERTIES: Record<LayoutChoice, readonly [css: string, react: keyof CSSProperties]> = {
  display: ['display', 'display'],
  direction: ['flex-direction', 'flexDirection'],
  justify: ['justify-content', 'justifyContent'],
  align: ['align-items', 'alignItems'],
  wrap: ['flex-wrap', 'flexWrap'],
  columns: ['grid-template-columns', 'gridTemplateColumns'],
};
const SHOWN: Record<string, readonly LayoutChoice[]> = {
  flex: ['display', 'direction', 'justify', 'align', 'wrap'],
  grid: ['display', 'columns', 'align'],
};

/** One sentence on what the last choice shows best. */
function lessonOf({ display, direction, justify, wrap, items }: FlexGridState) {
  if (display === 'grid') return 'grid';
  if (wrap === 'wrap' && items > 4) return 'wrap';
  if (direction === 'column') return 'column';
  if (justify.startsWith('space')) return 'space';
  return items > 5 ? 'squeezed' : 'row';
}

type DeclarationProps = {
  property: string;
  values: readonly string[];
  value: string;
  onChoose: (value: string) => void;
};

/** A line of the rule, whose value is chosen in its place. */
function Declaration({ property, values, value, onChoose }: DeclarationProps) {
  return (
    <label>
      <span>{property}:</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <span aria-hidden="true">;</span>
    </label>
  );
}

/** A box of CSS with items in it. The learner chooses its properties, and reads the rule that arranges them so. */
export function View({ options, state, change }: ViewProps<FlexGridOptions, FlexGridState>) {
  const { t } = useTranslation('flex-grid');
  const names = SHOWN[state.display] ?? [];
  const style = Object.fromEntries(names.map((name) => [PROPERTIES[name][1], state[name]]));
  return (
    <Figure
      title={t('title')}
      invite={t('invite')}
      description={t('description')}
      status={t(`status.${lessonOf(state)}`)}
      onReset={() => change(flexGrid.start(options))}
      controls={
        <>
          <Slider
            label="gap"
            value={state.gap}
            shown={`${state.gap} px`}
            min={0}
            max={GAP_MAX}
            onChange={(gap) => change({ ...state, gap })}
          />
          <Slider
            label={t('items')}
            value={state.items}
            min={1}
            max={ITEMS_MAX}
            onChange={(items) => change({ ...state, items })}
          />
        </>
      }
    >
      <div className="flex-grid-box" style={{ ...style, gap: state.gap }}>
        {Array.from({ length: state.items }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
          <span key={i} className="flex-grid-item">
            {i + 1}
          </span>
        ))}
      </div>
      <div className="flex-grid-rule">
        <p aria-hidden="true">{'.box {'}</p>
        {names.map((name) => (
          <Declaration
            key={name}
            property={PROPERTIES[name][0]}
            values={LAYOUT_VALUES[name]}
            value={state[name]}
            onChoose={(value) => change({ ...state, [name]: value })}
          />
        ))}
        <p>{` gap: ${state.gap}px;`}</p>
        <p aria-hidden="true">{'}'}</p>
      </div>
    </Figure>
  );
}
