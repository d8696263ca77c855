import type { FamilyChild } from '@codivia/contract/api/family';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { FamilyView } from '../view/family-view.tsx';
import { ChildAccount } from './child-account.tsx';
import { ChildPremium } from './child-premium.tsx';
import { ChildSwitches } from './child-switches.tsx';
import { CloseItem } from './close-item.tsx';

type Props = {
  child: FamilyChild;
  /** Called once the agreement for this child is withdrawn. */
  onLeft: () => void;
};

/** One child on the family page: what they did, what they may do, what is paid for, and their account. */
export function ChildCard({ child, onLeft }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid grid-cols-1 gap-6 p-5 sm:p-6">
        <h2 id={title} className="wrap-anywhere text-2xl sm:text-3xl">
          {child.name}
        </h2>
        <FamilyView view={child} closing={(item) => <CloseItem childId={child.id} item={item} />} />
        <hr className="border-line" />
        <ChildSwitches child={child} />
        {child.premium && (
          <>
            <hr className="border-line" />
            <ChildPremium id={child.id} name={child.name} premium={child.premium} />
          </>
        )}
        <hr className="border-line" />
        <ChildAccount child={child} onLeft={onLeft} />
      </Card>
    </section>
  );
}
