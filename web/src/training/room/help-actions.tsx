import type { ProgramFiles } from '@codivia/contract/programs/program';
import { LifeBuoy } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import type { AskState } from '../../support/help/attached.ts';
import type { RoomAction } from './room-actions.tsx';

/** Returns the actions that lead to people who help with the code of a room. */
export function useHelpActions(title: string, files: ProgramFiles): RoomAction[] {
  const { t } = useTranslation('rooms');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state: AskState = {
    attachment: {
      path: pathname,
      title,
      files: Object.entries(files).map(([name, code]) => ({ name, code })),
    },
  };
  return [
    {
      key: 'stuck',
      label: t('stuck'),
      icon: <LifeBuoy aria-hidden="true" />,
      onSelect: () => void navigate(paths.helpAsk, { state }),
    },
  ];
}
