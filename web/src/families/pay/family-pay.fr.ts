import type { SameKeys } from '../../lib/texts.ts';
import type familyPay from './family-pay.en.ts';

export default {
  title: 'Payer Premium',
  loading: 'La page se charge…',
  child: 'Votre enfant',
  child_within: 'votre enfant',
  parents: 'Tout pour les parents',
  privacy: 'Toute la page de confidentialité',
  request: {
    title: '{{child}} vous demande Premium',
    asked:
      '{{child}} apprend à programmer sur Codivia et vous a envoyé ce lien le {{date}}. C’est vous qui décidez.',
    nothing:
      'Si vous ne faites rien, rien ne se passe : votre adresse est supprimée après le {{date}}.',
    opens_title: 'Ce que Premium ouvre',
    opens: {
      courses: 'Tous les cours, avec leurs exercices, leurs projets et leurs défis.',
      projects: 'Des projets sans limite.',
      people:
        'Du mentorat par écrit et des sessions en direct, selon ce que les parents permettent.',
      certificates: 'Un certificat pour chaque cours terminé.',
    },
    free: 'Les dix leçons du cours Découverte sont gratuites, avec ou sans Premium.',
  },
  ways: {
    title: 'Deux façons de payer',
    leaving: 'Un instant…',
    failed: 'La page de paiement ne s’est pas ouverte. Rien n’a été débité. Réessayez.',
    subscribed:
      '{{child}} a déjà un abonnement. Il se gère dans son tableau de bord, ou par les e-mails de la personne qui le paie.',
    subscription: {
      title: 'Un abonnement',
      per: 'par mois',
      trial:
        'La première semaine est gratuite. Premier paiement le {{date}} ; si vous résiliez avant, rien n’est débité.',
      no_trial:
        'La semaine gratuite est passée : le premier mois se paie aujourd’hui, le {{date}}.',
      stop: 'Résiliable à tout moment, sans mot de passe, par le lien de chaque e-mail.',
      action: 'Prendre l’abonnement',
    },
    gift_card: {
      title: 'Une carte cadeau d’un an',
      per: 'une seule fois',
      renews: 'Elle ne se renouvelle jamais : il n’y a rien à résilier.',
      code: 'Le code vous arrive par e-mail ; {{child}} l’active dans son tableau de bord.',
      action: 'Offrir la carte cadeau',
    },
  },
  rights: {
    title: 'Vos droits',
    withdrawal: '14 jours pour vous rétracter, sans donner de raison.',
    guarantee:
      'Satisfait ou remboursé pendant 30 jours : il suffit de répondre à l’un de nos e-mails.',
    card: 'La personne titulaire de la carte est majeure. Son numéro se donne sur la page du prestataire de paiement ; Codivia ne le voit jamais.',
    address:
      'Votre adresse sert aux e-mails de ce paiement, et à rien d’autre. Celle d’un abonnement est supprimée 30 jours après sa fin.',
  },
  already: {
    title: '{{child}} a déjà Premium',
    text: 'Il n’y a rien à payer. Votre adresse est supprimée après le {{date}}.',
  },
  over: {
    title: 'Ce lien n’est plus valable',
    token:
      'Il a plus de 14 jours, il a déjà servi, ou il est incomplet. Votre enfant peut vous en envoyer un autre.',
    manage: 'Prenez celui d’un e-mail plus récent, ou écrivez-nous.',
    missing_title: 'Ouvrez cette page par son lien',
    missing:
      'Elle ne s’ouvre que par le lien d’un de nos e-mails, et ne le garde pas. Ouvrez-le à nouveau.',
  },
  thanks: {
    subscription_title: 'Merci ! Premium s’ouvre pour votre enfant',
    subscription:
      'Le prestataire de paiement confirme en quelques secondes. Un e-mail vous arrive ensuite, avec le prochain paiement, vos reçus et la façon de résilier. Nous prévenons votre enfant, sans les montants.',
    gift_card_title: 'Merci ! La carte cadeau arrive',
    gift_card:
      'Le code est dans un e-mail qui vous parvient dans un instant. Donnez-le à votre enfant, qui l’active dans son tableau de bord. Rien ne se renouvelle.',
  },
  manage: {
    title: 'Premium pour {{child}}',
    plan: 'Un abonnement de {{price}} par mois, que vous payez.',
    trial: 'La première semaine est gratuite. Premier paiement de {{price}} le {{date}}.',
    next: 'Prochain paiement de {{price}} le {{date}}.',
    cancelled_title: 'L’abonnement est résilié',
    cancelled: 'Aucun autre paiement n’aura lieu. {{child}} garde Premium jusqu’au {{date}}.',
    ended_title: 'L’abonnement est terminé',
    ended: 'Aucun autre paiement n’aura lieu.',
    failed_title: 'Le dernier paiement n’est pas passé',
    failed:
      'Souvent, la carte a expiré. Changez de carte, ou résiliez ; si vous ne faites rien, l’abonnement prend fin de lui-même.',
    portal: 'Reçus et carte bancaire',
    portal_leaving: 'Ouverture…',
    portal_hint:
      'Les reçus et la carte sont sur la page du prestataire de paiement, qui ramène ici.',
    portal_error: 'La page des reçus ne s’est pas ouverte. Réessayez dans un instant.',
    cancel: 'Résilier',
    cancel_title: 'Résilier l’abonnement ?',
    cancel_text:
      'Aucun autre paiement n’aura lieu. {{child}} garde Premium jusqu’à la fin de ce qui est payé, et tout ce qui a été appris.',
    cancel_text_until:
      'Aucun autre paiement n’aura lieu. {{child}} garde Premium jusqu’au {{date}}, et tout ce qui a été appris.',
    cancel_confirm: 'Oui, résilier',
    cancel_error: 'L’abonnement n’a pas été résilié. Réessayez dans un instant, ou écrivez-nous.',
    keep: 'Non, le garder',
    guarantee:
      '14 jours pour vous rétracter, satisfait ou remboursé pendant 30 jours : répondez à l’un de nos e-mails.',
  },
} satisfies SameKeys<typeof familyPay>;
