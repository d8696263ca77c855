/**
 * French words for class accounts: short, friendly and without accents; no two of them differ by one letter only.
 */
export const FRENCH_WORDS: readonly string[] = `
  abricot affiche aigle album algue alpage amande ambre amical ancre antenne aquarium armoire
  artiste asperge atlas atome aurore autobus automne avenue averse avion balade ballon bambin
  bambou banc bandeau barque barrage basilic basket bassin bateau bazar beignet beurre billet
  bison blason bleuet bobine bocal bonbon bonheur bonjour bonnet bonsai border bosquet botte
  boucle bougie bouleau bouton branche brave brioche brocoli brosse bruine buisson bulle bureau
  cabane cachet cadeau cadence caillou caisse calcul calme camion campeur canard candide canyon
  capsule caramel cargo carotte carte carton cascade castor cercle cerf chaise chalet chaleur
  chanson chant charrue chaton cheval cigale cigogne cirque citerne citron clairon clavier
  client climat cloche coffre colibri colline colombe colonne concert corail corbeau cordage
  cornet costume coupe courage coureur crabe cristal crochet croquis culture curieux curseur
  cygne cymbale dalle damier danseur demain dessert dessin diamant digue docteur domaine donjon
  dortoir dossier douceur doudou drapeau duvet dynamo enfant engin envol escalier espace essor
  exploit fable facile facteur falaise famille fanfare farine faucon feuille filet flamant
  fleuve flocon flotte fontaine forme fortune freesia fromage fusain fusible futur galaxie
  galerie galet garage gardien gaufre gazon gentil geyser girafe glace glacier globe gondole
  gouache goutte gravure grenade grenier grillon grotte guitare gymnase hamster haricot harpe
  hasard herbe heureux hibou hiver histoire homard humour igloo iguane image immense indigo insecte iris
  jaguar jargon jasmin jeudi jockey journal joyau jujube jupe jupiter jury justice kayak kimono
  kiosque kiwi lagon laine lampe lande langage lasagne laser lecteur lecture lettre levier
  lexique libre licorne lierre linotte loriot losange lotus lucarne luciole lueur lundi lune
  lunette lutin lynx macaron magie maison manchot mangue maracas marais marbre marche marelle
  marin marmite marron marteau masque melon menthe mercure mesure meuble mimosa minerai miroir
  mobile module moineau monde montagne montre moteur moto mouette mousse musique nacelle nacre
  nappe narval nature navet navette navire nectar neige nomade nord nougat nuage nuit objet
  ocelot ocre octobre office oignon oiseau olive olivier orange orateur ordre origami orteil
  ortie otarie ouvrier ovale paddock pagaie paille panda panier panneau papaye papillon papyrus
  parade parasol parfum parole parquet passage pastel patio pause paysan peigne pelouse pendule
  perche perle persil petit phare piano pigeon pilote piment pion pirate piscine pizza planche
  plante platane plateau podium poireau poisson poivre polaire pollen pomme pompon poney pont
  ponton portail poster potager poterie potiron poulain prairie prisme prix prodige puits
  pupitre puzzle pyjama quartz rabot radieux radis raisin rameau ranch rapide ravioli rayon
  rebond recette refrain reine relais renard repas ressort rideau rigolo rivage rond rosace rose
  rouge ruban rubis ruche safran salon salsa samedi sandale sapin saturne saule saumon saveur
  savoir scarabe science scooter seigle semaine semelle sentier serein serpent silence sillon
  soleil solide sonate sorbet source sourire souris spirale sport square studio stylo sucre
  symbole tableau tablier talent tambour tamis tandem tango tartine tasse temple tente timbre
  tisane tissu tortue toucan tour tracteur train travail tribune tricot tricycle trio trombone
  trousse truite tulipe tunnel tuyau univers utile vague vaisseau valise vanille velours vent
  verger vernis verre viaduc village violon virgule visage vitrail vitrine voisin voiture volet
  voyage wapiti yacht yaourt zigzag zone
`
  .trim()
  .split(/\s+/);
