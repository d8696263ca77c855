import type { SameKeys } from '../../lib/texts.ts';
import type adminGate from './admin-gate.en.ts';

export default {
  title: 'Administration',
  text: 'Connectez-vous avec un compte d’administrateur.',
  code_text: 'Encore une étape : ce compte est protégé par un second facteur.',
  code: 'Code',
  code_hint:
    'Les six chiffres que votre application d’authentification affiche en ce moment, ou l’un de vos codes de secours.',
  code_required: 'Saisissez le code',
  back: 'Retour',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion...',
  denied: 'Accès refusé : réservé aux administrateurs',
  signed_in_as: 'Vous êtes connecté en tant que {{name}} ({{email}}).',
  home: 'Retour à l’accueil',
  failed: 'Erreur de connexion : vérifiez vos identifiants',
  welcome: "Connexion réussie : Bienvenue dans le panneau d'administration",
} satisfies SameKeys<typeof adminGate>;
