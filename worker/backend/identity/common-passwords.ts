/**
 * Common passwords of at least 8 characters from public breach lists, in lower case (ASVS 6.2.4 asks that such are refused); shorter ones
 * are refused by their length.
 */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123456789a 1234567891 12341234 123123123 1231231234 11111111 111111111 1111111111 22222222 33333333
  44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 00000000 000000000 0000000000 87654321 987654321 9876543210 0123456789 01234567
  012345678 11223344 1122334455 112233445566 12121212 123321123 12344321 123454321 147258369 147852369 159753456 741852963 789456123 147896325 963852741
  102030405060 10203040 1020304050 13131313 14141414 20202020 21212121 23232323 31313131 69696969 78787878 78945612 12345679 123456780 123456788 1234567a
  12345678a 123456abc 1234abcd 123456qwerty 123qweasd 123qweasdzxc 123qwe123 1234qwer 12345qwert 12345qwerty 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1qaz1qaz 1a2b3c4d 1a2s3d4f 1234567q 1password 1passw0rd q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123wsx qazwsx123 qazwsxedc qazwsxedcrfv qwaszx12 qweasd123 qweasdzxc
  qwe123qwe qweqweqwe qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty99 qwertyui qwertyuio qwertyuiop
  qwertyuiop123 qwertyqwerty qwerty00 qwerty11 qwerty78 qwertz123 azerty123 azertyuiop asdfghjk asdfghjkl asdfasdf asdf1234 asdfgh123 asdasdasd asd123asd asd123456
  asdqwe123 zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnmasdfghjkl zxcvbnma zxczxczxc zxc123456 poiuytrewq lkjhgfdsa mnbvcxz1 !qaz2wsx !qazxsw2
  password password1 password12 password123 password1234 password12345 password2 password01 password11 password99 password! password1! password@1 passwords p@ssw0rd
  p@ssword p@ssword1 p@ssw0rd1 p@55w0rd passw0rd passw0rd1 passwort passwort1 pa$$w0rd pa$$word pass1234 pass12345 pass123456 passpass passport password0 password3 password7
  mypassword mypassword1 newpassword letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1! changeme changeme1 changeme123 default1 default123 temp1234 temporary
  admin123 admin1234 admin12345 administrator adminadmin admin@123 root1234 rootroot toortoor test1234 test12345 testtest testing1 testing123 tester123 guest123 guest1234 user1234
  username username1 login123 master123 secret123 secret12 topsecret computer computer1 internet internet1 samsung1 samsung123 microsoft windows10 windows7 iphone123 android1
  abcd1234 abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abc123abc abcabc123 abcd12345 abcde12345 a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaa
  aaaaaaaa1 aaa111aaa abababab zzzzzzzz xxxxxxxx qqqqqqqq wwwwwwww ssssssss dddddddd bbbbbbbb
  iloveyou iloveyou1 iloveyou2 iloveyou123 iloveyou! iloveme1 iloveyousomuch ilovegod ilovehim loveyou1 loveyou123 lovelove lovelove1 mylove123 lovely123 truelove beautiful beautiful1 princess
  princess1 princess12 princess123 sunshine sunshine1 sunshine12 sunshine123 butterfly butterfly1 sweetheart sweetie1 chocolate chocolate1 cupcake1 cookie123 babygirl babygirl1 babygirl12 baby1234
  babydoll angel123 angels123 blessed1 jesus123 jesus777 jesuschrist godisgood faithful blessing heaven123 forever1 forever21 friends1 bestfriend family123 motherfucker mother123 daddy123 mommy123
  football football1 football12 football123 baseball baseball1 baseball12 basketball basketball1 softball hockey123 soccer12 soccer123 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123
  arsenal12 barcelona barcelona1 realmadrid realmadrid1 juventus juventus1 manchester manchester1 manutd123 manunited everton1 rangers1 celtic123 spartak1 dinamo123 zenit123 cska1234 ronaldo7 cristiano
  cristiano7 messi123 lionelmessi neymar123 steelers steelers1 cowboys1 yankees1 lakers24 redsox123 eagles123 broncos1 raiders1 packers1
  superman superman1 superman123 batman123 spiderman spiderman1 ironman123 pokemon1 pokemon123 pikachu1 starwars starwars1 starwars123 skywalker darthvader startrek trustno1 trustnoone whatever
  whatever1 whatever123 dragon12 dragon123 dragonball dragonball1 dragon1234 monkey12 monkey123 monkey1234 tigger123 tiger123 tigers123 shadow12 shadow123 shadow1234 hunter12 hunter123 killer12 killer123
  ninja123 master12 maverick mustang1 corvette chevrolet ferrari1 ferrari123 mercedes mercedes1 bmw12345 porsche1 porsche911 harley123 harleydavidson yamaha123 suzuki123 kawasaki
  charlie1 charlie123 michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jessica123 elizabeth elizabeth1 christian christian1 christopher jonathan jonathan1 benjamin victoria victoria1
  veronica alexander alexander1 alexandra alexandr alejandro alejandra fernando francisco gabriela gabriel1 isabella isabella1 valentina valentin santiago sebastian sebastian1 samantha samantha1
  stephanie stephanie1 danielle danielle1 patricia patrick1 nicholas nicholas1 nicole123 anthony1 anthony123 andrew123 matthew1 matthew123 joseph123 joshua123 jordan23 jordan123 thomas123 william1 william123
  robert123 richard1 daniel123 david123 ashley123 amanda123 melissa1 brandon1 brandon123 cameron1 caroline catherine katherine charlotte margarita carolina mohammed mohammad mohamed123 muhammad ahmed123
  ibrahim1 mustafa1 allah786 bismillah alhamdulillah pakistan pakistan1 pakistan123 india123 indonesia bangladesh malaysia1 singapore philippines australia australia1 argentina brasil123 colombia mexico123
  america1 american1 england1 england123 scotland germany1 france123 russia123 ukraine1 ukraine123 turkiye1 istanbul istanbul1 galatasaray fenerbahce besiktas
  marina123 natasha1 svetlana ekaterina anastasia vladimir vladimir1 dmitriy1 aleksandr nikolay1 nikita123 privet123 qwerty1990 parol123 parolparol lubov123 krasotka zvezda123 solnishko slonik123 gfhjkm123
  ghbdtn123 ghjcnjgfhjkm ytnpfgfhjkz gjkmpjdfntkm marinamarina kolokolchik
  november november1 december december1 september september1 october1 february january1 summer01 summer12 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 winter123 winter2020 winter2023
  spring123 autumn123 monday123 friday123 saturday sunday123 snowball snowflake rainbow1 rainbow123 diamond1 diamond123 crystal1 sapphire emerald1 silver123 golden123 midnight midnight1 moonlight
  starlight thunder1 thunderbird lightning hurricane phoenix1 elephant elephant1 dolphin1 dolphins kitten123 kittycat puppy123 pussycat hellokitty hello123 hello1234 hello12345 hellohello helloworld
  goodluck goodmorning goodbye1 happy123 happyday happiness lucky123 lucky777 luckyone winner123 winner777 champion champion1 billionaire millionaire money123 money777 jackpot1 jackpot777 casino123 casino777
  poker123 betting1 betting123 gambling bet12345 bookmaker edgebook edgebook1 edgebook123
  access14 access123 alpha123 asshole1 bigdaddy bigboy123 biteme123 blahblah blink182 bluebird bond007a brooklyn california chicken1 chicken123 coffee123 cocacola cocacola1 creative
  death666 destiny1 digital1 drowssap eminem123 evolution fuckoff1 fuckyou1 fuckyou2 fuckyou123 fuckthis garfield gangster godzilla gateway1 gfhjkmgfhjkm guitar123 hardcore helpme123 icecream icecream1 idontknow
  infinity inuyasha kingkong ladybug1 legend123 lollipop lollipop1 london123 marlboro marlboro1 metallica metallica1 minecraft minecraft1 mississippi nintendo nirvana1 nothing1 nothing123 number01 onelove1
  operator orange123 panther1 paradise peaches1 peanut123 pepper123 personal phantom1 platinum playstation playboy1 pineapple popcorn1 portugal purple123 raiders123 rockstar rockstar1 rocknroll roxanne1
  scorpion scorpio1 security security1 showtime slipknot slipknot1 smokey123 snickers softwares something sparky123 stargate strawberry strawberry1 student1 student123 sweetpea swordfish technology
  telephone terminal tinkerbell together tomorrow treasure trinity1 tweety123 undertaker universe university vacation vanilla1 violin123 volleyball warcraft warrior1 westside wildcats wolverine woodland
  wrestling yellow123 zeppelin`.split(/\s+/),
)

/** Is this one of the passwords that attackers try first, whatever its letters' case? */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase())
