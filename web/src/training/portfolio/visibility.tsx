import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Input } from '../../ui/input.tsx';
import { useDeletePortfolio, useShowPortfolio } from './portfolio.api.ts';

/** Explains in plain words who sees the portfolio at this moment. */
export function VisibilityText({ own }: { own: OwnPortfolio | null }) {
  const { t, language } = useTranslation('portfolio');
  if (!own) return <p>{t('state.none')}</p>;
  if (!own.is_open) return <p>{t('state.closed')}</p>;
  if (!own.closes_at) return <p>{t('state.open')}</p>;
  const date = formatDate(own.closes_at, language);
  return <p>{t(own.is_visible ? 'state.ending' : 'state.ended', { date })}</p>;
}

/** A button that closes the portfolio at once, or opens it. */
export function ShowButton({ own, premium }: { own: OwnPortfolio; premium: boolean }) {
  const { t } = useTranslation('portfolio');
  const { mutate, isPending } = useShowPortfolio();
  if (!own.is_open && !premium) return null;
  const open = !own.is_open;
  return (
    <Button
      variant={open ? 'primary' : 'danger'}
      loading={isPending}
      onClick={() =>
        mutate(open, {
          onSuccess: () => toast.success(t(open ? 'state.opened' : 'state.was_closed')),
        })
      }
    >
      {t(open ? 'state.open_it' : 'state.close_it')}
    </Button>
  );
}

function Address({ handle }: { handle: string }) {
  const { t } = useTranslation('portfolio');
  const path = paths.publicPortfolio(handle);
  const address = new URL(path, location.origin).href;
  return (
    <div className="grid gap-3">
      <Input
        label={t('state.address')}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={path} size="sm">
          {t('state.see')}
        </ButtonLink>
        <CopyButton
          text={address}
          label={t('state.copy')}
          copied={t('state.copied')}
          failed={t('state.copy_failed')}
        />
      </div>
    </div>
  );
}

function DeleteButton() {
  const { t } = useTranslation('portfolio');
  const { mutate, isPending } = useDeletePortfolio();
  return (
    <ConfirmButton
      variant="secondary"
      title={t('state.delete_title')}
      text={t('state.delete_text')}
      confirm={t('state.delete_confirm')}
      cancel={t('state.keep')}
      pending={isPending}
      onConfirm={(close) =>
        mutate(undefined, {
          onSuccess: () => {
            close();
            toast.success(t('state.deleted'));
          },
        })
      }
    >
      {t('state.delete')}
    </ConfirmButton>
  );
}

/** Tells who sees the portfolio, shows its address, and has the buttons that change both. */
export function Visibility({ own, premium }: { own: OwnPortfolio | null; premium: boolean }) {
  return (
    <div className="grid gap-5">
      <VisibilityText own={own} />
      {own?.is_visible && <Address handle={own.handle} />}
      {own && (
        <div className="flex flex-wrap gap-3">
          <ShowButton own={own} premium={premium} />
          <DeleteButton />
        </div>
      )}
    </div>
  );
}
