import type { SameKeys } from '../../lib/texts.ts';
import type subscriptions from './subscriptions.en.ts';

export default {
  loading: 'Ta formule se charge…',
  load_error: 'Ta formule n’a pas pu être chargée.',
  portal_error: 'Ton abonnement n’a pas pu s’ouvrir. Réessaie dans un instant.',
  portal_leaving: 'Ouverture…',
  invoices: 'Voir mes factures',
  offer: {
    title: 'Passe à Premium',
    intro: 'Tous les cours, des projets sans limite, du mentorat et des sessions en direct.',
    per_month: 'par mois',
    trial_available:
      'La première semaine est gratuite. Si tu résilies avant la fin, tu ne paies rien.',
    trial_used: 'Ta semaine gratuite est passée : le premier mois se paie aujourd’hui.',
    trial_unknown: 'La première semaine du premier abonnement est gratuite.',
    guarantee: 'Satisfait ou remboursé pendant 30 jours.',
    payer_title: 'Qui paie ?',
    payer: 'La personne titulaire de la carte est majeure, ou agit avec l’accord d’un parent.',
    withdrawal_title: '14 jours pour changer d’avis',
    withdrawal:
      'Droit de rétractation : 14 jours après l’abonnement, sans donner de raison. Un e-mail suffit.',
    stop_title: 'Résiliable à tout moment',
    stop: 'Dans ton tableau de bord, « Résilier » : trois clics, et Premium reste ouvert jusqu’à la fin de la période.',
    pay: 'Continuer vers le paiement',
    leaving: 'Un instant…',
    provider:
      'La carte est demandée sur la page du prestataire de paiement ; Codivia ne voit jamais son numéro.',
    no_address: 'URL de checkout non reçue',
    failed: 'Erreur lors de la création de la session de paiement',
  },
  ask: {
    title: 'Demander à un parent de payer',
    text: 'Nous lui envoyons par e-mail un lien avec le prix, les dates et ses droits. Ses reçus lui arrivent à lui, et il résilie sans toi.',
    email: 'Adresse e-mail de ton parent',
    wrong: 'Cette adresse semble incomplète.',
    send: 'Envoyer le lien',
    sent: 'Le lien est parti vers {{email}}. Il fonctionne 14 jours. Dès que c’est payé, Premium s’ouvre tout seul.',
    again: 'Donner une autre adresse',
  },
  free: {
    name: 'Gratuite',
    text: 'Les dix leçons du cours Découverte sont à toi, aussi longtemps que tu veux.',
    offer:
      'Avec Premium, tous les cours s’ouvrent : première semaine gratuite, puis {{price}} par mois.',
    offer_again: 'Avec Premium, tous les cours s’ouvrent, pour {{price}} par mois.',
    action: 'Passer à Premium',
    compare: 'Comparer les formules',
  },
  premium: {
    trial: 'Semaine gratuite',
    trial_until:
      'Ta semaine gratuite dure jusqu’au {{date}} ; le premier paiement aura lieu ce jour-là.',
    next_payment: 'Tous les cours te sont ouverts. Prochain paiement le {{date}}.',
    until: 'Tous les cours te sont ouverts, jusqu’au {{date}}.',
    open: 'Tous les cours te sont ouverts.',
    gift_card: 'C’est un cadeau : rien à payer, rien à résilier.',
    granted: 'C’est offert par Codivia : rien à payer, rien à résilier.',
    manage: 'Gérer mon abonnement',
    cancel: 'Résilier',
  },
  ends: {
    title: 'Ce que tu as',
    next_payment: 'Un abonnement : prochain paiement le {{date}}.',
    subscription: 'Un abonnement résilié : payé jusqu’au {{date}}.',
    gift_card: 'Une carte cadeau : jusqu’au {{date}}.',
    granted: 'Un cadeau de Codivia : sans date de fin.',
    paying_title: 'Tu paies en plus de ton cadeau',
    paying:
      'Ton cadeau dure de toute façon jusqu’au {{date}}. Arrête l’abonnement, et plus rien ne sera débité ; tu ne perds rien du cadeau.',
    paying_open:
      'Premium t’est offert, sans date de fin. Arrête l’abonnement, et plus rien ne sera débité.',
    stop: 'Arrêter l’abonnement, garder le cadeau',
    stopped: 'L’abonnement est résilié : plus rien ne sera débité.',
  },
  paid_by: {
    text: 'Quelqu’un d’autre paie ton abonnement : son adresse commence par « {{hint}} ». Les reçus et la résiliation sont dans ses e-mails.',
    failed:
      'La personne qui paie a reçu un e-mail, avec tout pour régler ça. En attendant, tu ne perds rien.',
  },
  payment_failed: {
    title: 'Le dernier paiement a échoué',
    text: 'Mets la carte à jour, et Premium reste à toi. En attendant, tu ne perds rien.',
    action: 'Mettre la carte à jour',
  },
  cancelled: {
    title: 'Ton abonnement est résilié',
    text: 'Tu restes Premium jusqu’au {{date}}, et plus rien ne sera prélevé.',
    resume: 'Reprendre mon abonnement',
  },
  expired: {
    name: 'Premium terminé',
    subscription: 'Ton abonnement Premium s’est terminé le {{date}}.',
    gift_card: 'Ton année Premium s’est terminée le {{date}}.',
    granted: 'Ton accès Premium s’est terminé le {{date}}.',
    still_yours:
      'Ta progression, tes XP et tes certificats restent à toi. Renouvelle, et reprends là où tu en étais.',
    renew: 'Renouveler Premium',
  },
  success: {
    waiting_title: 'Merci ! Premium arrive…',
    waiting: 'Le prestataire de paiement confirme en quelques secondes. Tu n’as rien à faire.',
    done_title: 'Bienvenue dans Premium ! 🎉',
    done: 'Tous les cours te sont ouverts. Par où vas-tu commencer ?',
    courses: 'Choisir un cours',
    late_title: 'C’est un peu plus long que d’habitude',
    late: 'Ta commande est bien arrivée, rien n’est perdu. Premium s’ouvrira tout seul dès que la confirmation sera là.',
    check: 'Vérifier à nouveau',
  },
} satisfies SameKeys<typeof subscriptions>;
