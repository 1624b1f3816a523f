/**
 * The words found in the most common passwords once digits, symbols and letter substitutions are undone: favourites of
 * published breaches, keyboard rows, and the vocabulary of this product.
 */
export const commonWords: readonly string[] = `
  password passwort passwd passwrd passord pasword passw parola senha contrasena motdepasse wachtwoord haslo heslo
  salasana pass pwd admin administrator root superuser sysadmin operator manager supervisor user username guest
  visitor demo test tester testing temp temporary default login logon signin signup account welcome hello letmein
  letme access secret private secure security changeme change enter unlock open sesame qwerty qwertyuiop qwertz
  qwertzuiop azerty azertyuiop asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qwer qwert qwe asd zxc qaz wsx edc rfv tgb
  qazwsx wsxedc qazwsxedc zaq xsw zaqwsx poiuytrewq lkjhgfdsa mnbvcxz abcdefgh abcdefg abcdef abcde abcd abc aaa xyz
  iloveyou ilove loveyou lovely love lover forever princess angel sunshine baby babygirl babyboy sweet sweety honey
  sexy kitty flower butterfly rainbow monkey dragon tiger lion eagle shadow phoenix wolf bear panther dolphin chicken
  rabbit turtle snoopy garfield spider puppy kitten dog cat horse football baseball basketball soccer hockey tennis
  golf cricket rugby runner fitness chelsea liverpool arsenal barcelona juventus realmadrid manchester steelers
  yankees lakers cowboys redsox packers eagles ferrari mercedes porsche corvette mustang harley yamaha honda toyota
  master killer hunter ranger warrior legend ninja samurai soldier viking pirate wizard magic mystic merlin gandalf
  batman superman spiderman ironman starwars startrek pokemon pikachu naruto minecraft roblox fortnite gamer player
  winner trustno trustnoone matrix freedom whatever nothing computer internet windows linux google facebook instagram
  twitter youtube apple samsung nokia android microsoft amazon adobe oracle cisco vmware server network wireless
  router modem database michael jennifer jessica jordan michelle daniel andrew thomas charlie robert matthew joshua
  ashley anthony william nicole justin amanda maggie buster cookie ginger pepper summer winter spring autumn fall
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday blue black white green red purple orange yellow silver gold golden diamond crystal
  chocolate cheese banana coffee pizza beer london paris berlin moscow york boston dallas chicago texas canada
  england germany france india china america brasil brazil mexico family mother father mommy daddy sister brother
  friend friends jesus christ jesuschrist blessed faith heaven god lord lucky happy smile peace hope dream star
  success money business company office work job corporate finance sales marketing attest audit auditor assurance
  attestation grc compliance compliant governance risk risks control controls evidence policy policies register fuck
  fuckyou bitch asshole shit one two three four five six seven eight nine ten
`
  .trim()
  .split(/\s+/);
