import type { findContact } from '@codivia/contract/text/contacts/find-contact';
import { useEffect, useState } from 'react';

type FindContact = typeof findContact;

let loaded: FindContact | undefined;

/** Fetches the rules. */
export async function loadFindContact(): Promise<FindContact> {
  loaded ??= (await import('@codivia/contract/text/contacts/find-contact')).findContact;
  return loaded;
}

const NOTHING: FindContact = () => null;

/**
 * The rules about contact details (docs/product.md#contact-details). With their tables they are long: they are fetched when a
 * form that needs them is opened, and find nothing until then; the server checks what is sent in any case.
 */
export function useFindContact(): FindContact {
  const [find, setFind] = useState<FindContact | undefined>(() => loaded);
  useEffect(() => {
    let isShown = true;
    loadFindContact().then(
      (rules) => isShown && setFind(() => rules),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return find ?? NOTHING;
}
