/**
 * Passwords that guessing programs try first and that are long enough for the length rule: keyboard walks, one word with digits,
 * names, seasons with a year, and words of this trade and town. In lower case; compared without case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  0000000000 00000000000 000000000000 0102030405 0123456789 0192837465 0987654321 0okmnji9ijn 1020304050 1111111111
  11111111111 111111111111 1122334455 11223344556 1212121212 1231231231 123123123123 1234512345 1234567890
  12345678901 123456789012 1234567890123 1234567891 12345678910 1234567899 123456789a 123456789pass 123456789q
  12345678password 1234567qwerty 123456abc! 123456pass 123456password 123456qwerty 12345qwerty 1234password
  1234qwerty 123abc123abc 123password 123qwe123qwe 123qweasdzxc 1313131313 1357924680 1a2b3c4d5e 1a2s3d4f5g
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz1qaz 1qaz2wsx3edc 1qazxsw23edc 2222222222 22222222222 222222222222 2468013579
  3333333333 33333333333 333333333333 4444444444 44444444444 444444444444 5555555555 55555555555 555555555555
  6666666666 66666666666 666666666666 7777777777 77777777777 777777777777 8888888888 88888888888 888888888888
  9876543210 9988776655 9999999999 99999999999 999999999999 a123456789 a1234567890 a1b2c3d4e5 a1s2d3f4g5 aa11bb22cc33
  aa123456!! aa12345678 aa123456789 aaa1234567 aaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaaa aabbccddee abc123456! abc1234567
  abc123abc123 abcd123456 abcd1234567 abcde12345 abcdef1234 abcdef12345 abcdefg123 abcdefg1234 abcdefgh12 abcdefgh123
  abcdefghij abcdefghijk abcdefghijklm access1234 access12345 adelaide12 adelaide123 adelaide1234 adelaide5000
  adelaidecrows admin12345 admin123456 admin1234567 admin12345678 admin123admin admin@1234 admin@12345 adminadmin
  adminadmin1 adminadmin123 administrador administrator administrator1 alexander1 alexander12 alexander123 alexandra1
  amanda1234 andrew1234 anniversary anthony123 anthony1234 arsenal123 arsenal1234 as12345678 asd1234567 asd123456789
  asdf1234asdf asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl; asdfjkl123 ashley1234 asshole123 aussie1234
  aussieaussie australia1 australia12 australia123 australia1234 autumn2022 autumn2023 autumn2024 autumn2025
  autumn2026 babyboy123 babygirl12 babygirl123 babygirl1234 badminton1 bailey1234 barcelona1 barcelona123 baseball12
  baseball123 basketball basketball1 basketball12 basketball123 batman1234 batman12345 bbbbbbbbbb beatles123
  beautiful1 beautiful12 beautiful123 benjamin12 benjamin123 birthday12 birthday123 blessed123 blink182123 blueberry1
  brisbane12 brisbane123 brother123 bubblegum1 bubblegum12 buddha1234 bullshit12 business12 business123 buster1234
  butterfly1 butterfly12 butterfly123 canberra12 canberra123 carlton123 catherine1 cccccccccc ceylon1234 changeme!!
  changeme12 changeme123 changeme1234 changemenow charlie123 charlie1234 charlotte1 charlotte123 cheerleader
  cheerleader1 chelsea123 chelsea1234 chocolate1 chocolate12 chocolate123 christian1 christian12 christian123
  christmas1 christmas12 christmas123 christopher christopher1 cinderella cinderella1 cleaner123 cleaner1234
  cleaning12 cleaning123 cleaning1234 collingwood collingwood1 collingwood123 colombo123 colombo1234 commodore1
  company123 company1234 computer12 computer123 computer1234 cookie1234 cookies123 corona2020 coronavirus
  correcthorsebatterystaple corvette12 covid12345 cricket123 cricket1234 cristiano7 cristianoronaldo crystal123
  daddy12345 daddysgirl daniel1234 daniel12345 danielle12 danielle123 dddddddddd december12 december123 default123
  diamond123 diamond1234 dragon1234 dragon12345 dragon123456 dragonball dragonball1 dragonballz eeeeeeeeee elizabeth1
  elizabeth12 elizabeth123 essendon12 essendon123 facebook12 facebook123 facebook1234 falcon1234 family1234
  family12345 familyguy1 february12 ferrari123 ferrari1234 ffffffffff flower1234 flowers123 football12 football123
  football1234 forever123 forever1234 foreverlove fortnite12 fortnite123 freedom123 freedom1234 fuckoff123 fuckyou123
  fuckyou1234 fuckyou12345 gabriel123 gabriella1 gggggggggg ginger1234 gocrows123 godbless12 godisgood1 godisgreat
  goodmorning goodnight1 google1234 google12345 gorgeous12 guest12345 guest123456 halloween1 halloween12 hannah1234
  happy12345 happyhappy harley1234 harleydavidson hawthorn12 hawthorn123 hello12345 hello123456 hello1234567
  hellohello hellohello1 hellokitty hellokitty1 hellokitty123 helloworld helloworld1 helloworld123 hhhhhhhhhh
  hockey1234 holden1234 holdencommodore homersimpson honda12345 honeybunny hunter1234 iamironman1 iamthebest
  iamthebest1 idontcare1 idontknow1 iiiiiiiiii ilovejesus ilovemydad ilovemydog ilovemyfamily ilovemymom ilovemyself
  iloveu1234 iloveyou!! iloveyou1! iloveyou12 iloveyou123 iloveyou1234 iloveyou2! iloveyou22 iloveyou69
  iloveyouforever iloveyouso iloveyousomuch india12345 india123456 internet12 internet123 isabella12 isabella123
  jackjack12 january123 jennifer12 jennifer123 jessica123 jessica1234 jessica12345 jesus12345 jesus123456 jesuschrist
  jesusislord jesuslovesme jjjjjjjjjj jonathan12 jonathan123 jordan1234 jordan12345 juventus123 kangaroo12
  kangaroo123 katherine1 killer1234 killer12345 kkkkkkkkkk krishna123 krishna1234 lakshmi123 lamborghini lamborghini1
  lankalanka letmein123 letmein1234 letmein12345 letmeinnow letmeinplease liverpool1 liverpool12 liverpool123
  llllllllll login12345 login123456 lollipop12 lollipop123 love123456 love1234567 love12345678 lovelove12
  lovelovelove loveme1234 loveyou123 lucky12345 lucky777777 maggie1234 manager123 manchester manchester1
  manchesterunited married123 master1234 master12345 masterkey1 matrix1234 matthew123 matthew1234
  maytheforcebewithyou melbourne1 melbourne12 melbourne123 mercedes12 mercedes123 messi12345 metallica1 metallica12
  michael123 michael1234 michael12345 michaeljackson michaeljordan michelle12 michelle123 mickeymouse mickeymouse1
  microsoft1 minecraft1 minecraft12 minecraft123 minecraft1234 mmmmmmmmmm mnbvcxz123 mommy12345 monkey1234
  monkey12345 monkey123456 mother1234 motherfucker mummy12345 mustang123 mustang1234 myfamily12 myfamily123
  mylove1234 mypassword mypassword1 mypassword123 naruto1234 nathaniel1 newpassword newpassword1 newpassword123
  nicholas12 nicholas123 nicole1234 nirvana123 nnnnnnnnnn nopassword nopassword1 nothing123 november12 office1234
  omnamahshivaya omsairam12 oooooooooo opensesame p455w0rd123 p4ssw0rd123 p@$$w0rd12 p@$$w0rd123 p@$$word123
  p@ssw0rd1! p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@ssword1! p@ssword12 p@ssword123 pa$$w0rd123 pa$$word123 pakistan12
  pakistan123 pakistan1234 pass123456 pass1234567 pass12345678 pass@12345 pass@word1 passpasspass passphrase
  passphrase1 passw0rd!! passw0rd1! passw0rd12 passw0rd123 password!! password#1 password01 password1! password10
  password11 password12 password12! password123 password123! password1234 password1234! password12345 password123456
  password2020 password2021 password2022 password2023 password2024 password2025 password2026 password69 password99
  password@1 password@123 password@1234 passwordone passwordpassword patricia12 patricia123 peaches123 pepper1234
  perth12345 pineapple1 pleasechange poiuytrewq pokemon123 pokemon1234 porsche911 portadelaide portpower1 pppppppppp
  prettygirl princesa123 princess12 princess123 princess1234 q123456789 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedcrfv
  qqqqqqqqqq queensland queensland1 qwe1234567 qwe123qwe123 qweasdzxc1 qweasdzxc123 qweqweqweqwe qwerty123!
  qwerty1234! qwerty12345 qwerty12345! qwerty123456 qwerty1234567 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop123
  qwertyuiop[] qwertyuiopasdfghjkl rainbow123 rainbow1234 ranger1234 realmadrid realmadrid1 richmond12 richmond123
  robert1234 roblox1234 rockstar12 rockstar123 rocky12345 ronaldo123 ronaldo1234 root123456 rootroot12 rrrrrrrrrr
  sairam1234 samantha12 samantha123 samsung123 samsung1234 sebastian1 sebastian12 secret1234 secret12345 security12
  security123 security1234 september1 september12 service123 shadow1234 shadow12345 simpsons12 sister1234 skateboard
  slipknot123 snowball12 soccer1234 soccer12345 southaustralia spiderman1 spiderman12 spiderman123 spongebob1
  spongebob12 spring2022 spring2023 spring2024 spring2025 spring2026 srilanka12 srilanka123 srilanka1234 ssssssssss
  starwars12 starwars123 starwars77 stephanie1 stephanie12 stephanie123 strawberry strawberry1 strawberry123
  summer1234 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunshine1! sunshine12
  sunshine123 sunshine1234 superadmin superadmin1 superadmin123 superman12 superman123 superman1234 supersecret
  superstar1 superstar12 superstar123 superuser1 sweetheart sweetheart1 sweetheart123 sydney1234 sydney2000
  system1234 tasmania12 temp1234567 temporary123 temppassword tequila123 test123456 test1234567 test12345678
  tester1234 testing123 testing1234 testtest12 testtest123 testtesttest thankyou12 thankyou123 thepassword
  thequickbrownfox thomas1234 tigger1234 tinkerbell tinkerbell1 tinkerbell12 tobeornottobe toor123456 topsecret1
  topsecret123 toyota1234 truelove12 trueloves1 trustno1trustno1 trustnoone tttttttttt unicorn123 unicorn1234
  user123456 user1234567 uuuuuuuuuu vegemite12 vegemite123 veronica12 veronica123 victoria12 victoria123 volleyball
  volleyball1 vvvvvvvvvv watermelon welcome123 welcome123! welcome1234 welcome12345 welcome2020 welcome2021
  welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 welcomeback welcomehome westcoasteagles
  whatever1! whatever12 whatever123 whoami1234 winniethepooh winter1234 winter2020 winter2021 winter2022 winter2023
  winter2024 winter2025 winter2026 wwwwwwwwww xxxxxxxxxx xxxxxxxxxxx xxxxxxxxxxxx yamaha1234 yourpassword yyyyyyyyyy
  z123456789 zaq12wsxcde3 zaq1@wsx12 zaq1zaq1zaq1 zxcvbnm,./ zxcvbnm123 zxcvbnm1234 zxcvbnmasdfghjkl zzzzzzzzzz
  zzzzzzzzzzz zzzzzzzzzzzz
`
    .trim()
    .split(/\s+/),
);
