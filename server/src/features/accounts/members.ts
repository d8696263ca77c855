import type { Member } from '@codivia/contract/accounts';
import type { Language } from '@codivia/contract/language';

interface MemberRow {
  id: string;
  name: string;
  email: string;
  role: Member['role'];
  language: Language;
  is_premium: boolean;
  created_at: Date;
}

/** A member as they see themselves. */
export function memberOf(user: MemberRow): Member {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    language: user.language,
    is_premium: user.is_premium,
    plan: user.is_premium ? 'premium' : 'free',
    created_at: user.created_at.toISOString(),
  };
}
