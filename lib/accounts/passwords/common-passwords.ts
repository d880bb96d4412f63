/** Passwords that guessing starts with, lower case, all of at least eight characters: shorter ones are refused anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
	`
!@#$%^&* !@#$%^&*( !@#$%^&*() !qaz2wsx 00000000 000000000 0000000000 0123456789 0987654321 1!2@3#4$ 10101010 11111111 111111111 1111111111 11112222
11223344 1122334455 112233445566 12121212 123123123 123321123 12341234 12344321 12345678 123456780 123456789 1234567890 1234567890a 12345678910
123456789a 12345678a 12345679 1234abcd 1234qwer 123654789 123abc123 123qwe123 123qweasd 123qweasdzxc 12qwaszx 13131313 147258369 159753456 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 22222222 33333333 44444444 55555555 66666666 69696969 77777777 87654321 88888888
987654321 9876543210 99999999 999999999 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc123007 abc12301 abc1231! abc12311
abc12312 abc123123 abc123123! abc1231234 abc12312345 abc1232020 abc1232021 abc1232022 abc1232023 abc1232024 abc1232025 abc1232026 abc12345 abc123456
abcabcabc abcd1234 abcd@1234 abcdefg1 abcdefgh abcdefghi admin007 admin123 admin123! admin1234 admin12345 admin123456 admin2020 admin2021 admin2022
admin2023 admin2024 admin2025 admin2026 admin@123 administrator administrator! administrator007 administrator01 administrator1 administrator1!
administrator11 administrator12 administrator123 administrator123! administrator1234 administrator12345 administrator2020 administrator2021
administrator2022 administrator2023 administrator2024 administrator2025 administrator2026 alejandra alejandro alexander alexander1 alexandra alligator
amazon123 america! america007 america01 america1 america1! america11 america12 america123 america123! america1234 america12345 america2020 america2021
america2022 america2023 america2024 america2025 america2026 andrew007 andrew01 andrew1! andrew11 andrew12 andrew123 andrew123! andrew1234 andrew12345
andrew2020 andrew2021 andrew2022 andrew2023 andrew2024 andrew2025 andrew2026 angel123 angels123 anthony1 anything apple123 arsenal! arsenal007
arsenal01 arsenal1 arsenal1! arsenal11 arsenal12 arsenal123 arsenal123! arsenal1234 arsenal12345 arsenal2020 arsenal2021 arsenal2022 arsenal2023
arsenal2024 arsenal2025 arsenal2026 asd12345 asdf1234 asdfasdf asdfgh007 asdfgh01 asdfgh1! asdfgh11 asdfgh12 asdfgh123 asdfgh123! asdfgh1234
asdfgh12345 asdfgh2020 asdfgh2021 asdfgh2022 asdfgh2023 asdfgh2024 asdfgh2025 asdfgh2026 asdfghjk asdfghjkl ashley007 ashley01 ashley1! ashley11
ashley12 ashley123 ashley123! ashley1234 ashley12345 ashley2020 ashley2021 ashley2022 ashley2023 ashley2024 ashley2025 ashley2026 asshole1 august123
autumn007 autumn01 autumn1! autumn11 autumn12 autumn123 autumn123! autumn1234 autumn12345 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024
autumn2025 autumn2026 azerty007 azerty01 azerty1! azerty11 azerty12 azerty123 azerty123! azerty1234 azerty12345 azerty2020 azerty2021 azerty2022
azerty2023 azerty2024 azerty2025 azerty2026 azertyuiop babyboy1 babygirl babygirl1 badboy123 badgirl1 banana007 banana01 banana1! banana11 banana12
banana123 banana123! banana1234 banana12345 banana2020 banana2021 banana2022 banana2023 banana2024 banana2025 banana2026 barcelona barcelona!
barcelona007 barcelona01 barcelona1 barcelona1! barcelona11 barcelona12 barcelona123 barcelona123! barcelona1234 barcelona12345 barcelona2020
barcelona2021 barcelona2022 barcelona2023 barcelona2024 barcelona2025 barcelona2026 baseball baseball! baseball007 baseball01 baseball1 baseball1!
baseball11 baseball12 baseball123 baseball123! baseball1234 baseball12345 baseball2020 baseball2021 baseball2022 baseball2023 baseball2024
baseball2025 baseball2026 basketball basketball! basketball007 basketball01 basketball1 basketball1! basketball11 basketball12 basketball123
basketball123! basketball1234 basketball12345 basketball2020 basketball2021 basketball2022 basketball2023 basketball2024 basketball2025 basketball2026
batman007 batman01 batman1! batman11 batman12 batman123 batman123! batman1234 batman12345 batman2020 batman2021 batman2022 batman2023 batman2024
batman2025 batman2026 bbbbbbbb beatles1 benfica1 benjamin benjamin1 besiktas blackbird blackcat blackjack blessed1 blessing blink182 blueberry
bluebird bluesky1 brandon1 bulldog1 bullshit buster007 buster01 buster1! buster11 buster12 buster123 buster123! buster1234 buster12345 buster2020
buster2021 buster2022 buster2023 buster2024 buster2025 buster2026 butterfly butterfly1 callofduty canada007 canada01 canada1! canada11 canada12
canada123 canada123! canada1234 canada12345 canada2020 canada2021 canada2022 canada2023 canada2024 canada2025 canada2026 captain1 changeit changeme
changeme! changeme007 changeme01 changeme1 changeme1! changeme11 changeme12 changeme123 changeme123! changeme1234 changeme12345 changeme2020
changeme2021 changeme2022 changeme2023 changeme2024 changeme2025 changeme2026 changemenow charlie! charlie007 charlie01 charlie1 charlie1! charlie11
charlie12 charlie123 charlie123! charlie1234 charlie12345 charlie2020 charlie2021 charlie2022 charlie2023 charlie2024 charlie2025 charlie2026
cheese007 cheese01 cheese1! cheese11 cheese12 cheese123 cheese123! cheese1234 cheese12345 cheese2020 cheese2021 cheese2022 cheese2023 cheese2024
cheese2025 cheese2026 cheesecake chelsea! chelsea007 chelsea01 chelsea1 chelsea1! chelsea11 chelsea12 chelsea123 chelsea123! chelsea1234 chelsea12345
chelsea2020 chelsea2021 chelsea2022 chelsea2023 chelsea2024 chelsea2025 chelsea2026 chevrolet chevy123 chocolate chocolate! chocolate007 chocolate01
chocolate1 chocolate1! chocolate11 chocolate12 chocolate123 chocolate123! chocolate1234 chocolate12345 chocolate2020 chocolate2021 chocolate2022
chocolate2023 chocolate2024 chocolate2025 chocolate2026 christian cinnamon company! company007 company01 company1 company1! company11 company12
company123 company123! company1234 company12345 company2020 company2021 company2022 company2023 company2024 company2025 company2026 computer computer!
computer007 computer01 computer1 computer1! computer11 computer12 computer123 computer123! computer1234 computer12345 computer2020 computer2021
computer2022 computer2023 computer2024 computer2025 computer2026 cookie007 cookie01 cookie1! cookie11 cookie12 cookie123 cookie123! cookie1234
cookie12345 cookie2020 cookie2021 cookie2022 cookie2023 cookie2024 cookie2025 cookie2026 cookies1 correcthorsebatterystaple corvette corvette!
corvette007 corvette01 corvette1 corvette1! corvette11 corvette12 corvette123 corvette123! corvette1234 corvette12345 corvette2020 corvette2021
corvette2022 corvette2023 corvette2024 corvette2025 corvette2026 cowboys1 crocodile crystal1 daniel007 daniel01 daniel1! daniel11 daniel12 daniel123
daniel123! daniel1234 daniel12345 daniel2020 daniel2021 daniel2022 daniel2023 daniel2024 daniel2025 daniel2026 danielle danielle1 december december!
december007 december01 december1 december1! december11 december12 december123 december123! december1234 december12345 december2020 december2021
december2022 december2023 december2024 december2025 december2026 default! default007 default01 default1 default1! default11 default12 default123
default123! default1234 default12345 default2020 default2021 default2022 default2023 default2024 default2025 default2026 demo1234 demodemo destiny1
diamond1 dolphin1 dolphins dontknow dragon007 dragon01 dragon1! dragon11 dragon12 dragon123 dragon123! dragon1234 dragon12345 dragon2020 dragon2021
dragon2022 dragon2023 dragon2024 dragon2025 dragon2026 elephant elephants elizabeth elizabeth1 emerald1 eminem123 england! england007 england01
england1 england1! england11 england12 england123 england123! england1234 england12345 england2020 england2021 england2022 england2023 england2024
england2025 england2026 estrella everyday everything facebook facebook! facebook007 facebook01 facebook1 facebook1! facebook11 facebook12 facebook123
facebook123! facebook1234 facebook12345 facebook2020 facebook2021 facebook2022 facebook2023 facebook2024 facebook2025 facebook2026 faithful fantasia
february february! february007 february01 february1 february1! february11 february12 february123 february123! february1234 february12345 february2020
february2021 february2022 february2023 february2024 february2025 february2026 fenerbahce fernando ferrari! ferrari007 ferrari01 ferrari1 ferrari1!
ferrari11 ferrari12 ferrari123 ferrari123! ferrari1234 ferrari12345 ferrari2020 ferrari2021 ferrari2022 ferrari2023 ferrari2024 ferrari2025
ferrari2026 flower007 flower01 flower1! flower11 flower12 flower123 flower123! flower1234 flower12345 flower2020 flower2021 flower2022 flower2023
flower2024 flower2025 flower2026 football football! football007 football01 football1 football1! football11 football12 football123 football123!
football1234 football12345 football2020 football2021 football2022 football2023 football2024 football2025 football2026 forever1 forever21 fortnite
fortnite1 francesca francisco freedom! freedom007 freedom01 freedom1 freedom1! freedom11 freedom12 freedom123 freedom123! freedom1234 freedom12345
freedom2020 freedom2021 freedom2022 freedom2023 freedom2024 freedom2025 freedom2026 friday007 friday01 friday1! friday11 friday12 friday123 friday123!
friday1234 friday12345 friday2020 friday2021 friday2022 friday2023 friday2024 friday2025 friday2026 fuckoff1 fuckyou! fuckyou1 fuckyou123 fuckyou2
gabriel1 gabriela galatasaray gamecube garfield george007 george01 george1! george11 george12 george123 george123! george1234 george12345 george2020
george2021 george2022 george2023 george2024 george2025 george2026 gingerbread goddamnit godisgood gogogogo golden007 golden01 golden1! golden11
golden12 golden123 golden123! golden1234 golden12345 golden2020 golden2021 golden2022 golden2023 golden2024 golden2025 golden2026 goldfish goodbye1
goodluck goodmorning google007 google01 google1! google11 google12 google123 google123! google1234 google12345 google2020 google2021 google2022
google2023 google2024 google2025 google2026 greenday guest007 guest123 guest123! guest1234 guest12345 guest2020 guest2021 guest2022 guest2023
guest2024 guest2025 guest2026 hamburger harley123 harleydavidson heaven123 hello007 hello123 hello123! hello1234 hello12345 hello2020 hello2021
hello2022 hello2023 hello2024 hello2025 hello2026 hellohello hellokitty helloworld hockey007 hockey01 hockey1! hockey11 hockey12 hockey123 hockey123!
hockey1234 hockey12345 hockey2020 hockey2021 hockey2022 hockey2023 hockey2024 hockey2025 hockey2026 hotdog123 hottie123 hunter007 hunter01 hunter1!
hunter11 hunter12 hunter123 hunter123! hunter1234 hunter12345 hunter2020 hunter2021 hunter2022 hunter2023 hunter2024 hunter2025 hunter2026 hurricane
icecream idontknow iforgot1 iforgotit ihateyou iloveu007 iloveu01 iloveu1! iloveu11 iloveu12 iloveu123 iloveu123! iloveu1234 iloveu12345 iloveu2020
iloveu2021 iloveu2022 iloveu2023 iloveu2024 iloveu2025 iloveu2026 iloveyou iloveyou! iloveyou007 iloveyou01 iloveyou1 iloveyou1! iloveyou11 iloveyou12
iloveyou123 iloveyou123! iloveyou1234 iloveyou12345 iloveyou2 iloveyou2020 iloveyou2021 iloveyou2022 iloveyou2023 iloveyou2024 iloveyou2025
iloveyou2026 iloveyouso india@123 ineedhelp infinity instagram internet internet! internet007 internet01 internet1 internet1! internet11 internet12
internet123 internet123! internet1234 internet12345 internet2020 internet2021 internet2022 internet2023 internet2024 internet2025 internet2026
isabella isabelle january! january007 january01 january1 january1! january11 january12 january123 january123! january1234 january12345 january2020
january2021 january2022 january2023 january2024 january2025 january2026 jennifer jennifer! jennifer007 jennifer01 jennifer1 jennifer1! jennifer11
jennifer12 jennifer123 jennifer123! jennifer1234 jennifer12345 jennifer2020 jennifer2021 jennifer2022 jennifer2023 jennifer2024 jennifer2025
jennifer2026 jessica! jessica007 jessica01 jessica1 jessica1! jessica11 jessica12 jessica123 jessica123! jessica1234 jessica12345 jessica2020
jessica2021 jessica2022 jessica2023 jessica2024 jessica2025 jessica2026 jesus123 jesus777 jesuschrist jonathan jonathan1 jordan007 jordan01 jordan1!
jordan11 jordan12 jordan123 jordan123! jordan1234 jordan12345 jordan2020 jordan2021 jordan2022 jordan2023 jordan2024 jordan2025 jordan2026 joshua123
juventus katherine kawasaki killer007 killer01 killer1! killer11 killer12 killer123 killer123! killer1234 killer12345 killer2020 killer2021 killer2022
killer2023 killer2024 killer2025 killer2026 kimberly kittykat labrador lakers123 lamborghini letmein! letmein007 letmein01 letmein1 letmein1!
letmein11 letmein12 letmein123 letmein123! letmein1234 letmein12345 letmein2020 letmein2021 letmein2022 letmein2023 letmein2024 letmein2025
letmein2026 letmeinnow letmeinplease letsgo123 lightning linkedin linkedin1 linux123 liverpool liverpool! liverpool007 liverpool01 liverpool1
liverpool1! liverpool11 liverpool12 liverpool123 liverpool123! liverpool1234 liverpool12345 liverpool2020 liverpool2021 liverpool2022 liverpool2023
liverpool2024 liverpool2025 liverpool2026 lkjhgfdsa login007 login123 login123! login1234 login12345 login2020 login2021 login2022 login2023 login2024
login2025 login2026 london007 london01 london1! london11 london12 london123 london123! london1234 london12345 london2020 london2021 london2022
london2023 london2024 london2025 london2026 lovelove lovely123 loveme123 loveyou1 macintosh manchester manunited margaret master007 master01 master1!
master11 master12 master123 master123! master1234 master12345 master2020 master2021 master2022 master2023 master2024 master2025 master2026 matrix123
matthew1 maverick mercedes mercedes! mercedes007 mercedes01 mercedes1 mercedes1! mercedes11 mercedes12 mercedes123 mercedes123! mercedes1234
mercedes12345 mercedes2020 mercedes2021 mercedes2022 mercedes2023 mercedes2024 mercedes2025 mercedes2026 metallica michael! michael007 michael01
michael1 michael1! michael11 michael12 michael123 michael123! michael1234 michael12345 michael2020 michael2021 michael2022 michael2023 michael2024
michael2025 michael2026 michelle michelle! michelle007 michelle01 michelle1 michelle1! michelle11 michelle12 michelle123 michelle123! michelle1234
michelle12345 michelle2020 michelle2021 michelle2022 michelle2023 michelle2024 michelle2025 michelle2026 mickey123 microsoft midnight midnight1
minecraft minecraft1 mnbvcxz1 monday007 monday01 monday1! monday11 monday12 monday123 monday123! monday1234 monday12345 monday2020 monday2021
monday2022 monday2023 monday2024 monday2025 monday2026 monkey007 monkey01 monkey1! monkey11 monkey12 monkey123 monkey123! monkey1234 monkey12345
monkey2020 monkey2021 monkey2022 monkey2023 monkey2024 monkey2025 monkey2026 moonlight motocross motorcycle motorola mustang! mustang007 mustang01
mustang1 mustang1! mustang11 mustang12 mustang123 mustang123! mustang1234 mustang12345 mustang2020 mustang2021 mustang2022 mustang2023 mustang2024
mustang2025 mustang2026 mypassword mysecret naruto123 nathaniel netflix1 newpassword nicholas nicole007 nicole01 nicole1! nicole11 nicole12 nicole123
nicole123! nicole1234 nicole12345 nicole2020 nicole2021 nicole2022 nicole2023 nicole2024 nicole2025 nicole2026 nintendo1 nirvana1 nokia123 nopassword
nothing1 november november1 october1 oldpassword openses4me opensesame orange007 orange01 orange1! orange11 orange12 orange123 orange123! orange1234
orange12345 orange2020 orange2021 orange2022 orange2023 orange2024 orange2025 orange2026 p@ssw0rd p@ssw0rd! p@ssw0rd007 p@ssw0rd01 p@ssw0rd1
p@ssw0rd1! p@ssw0rd11 p@ssw0rd12 p@ssw0rd123 p@ssw0rd123! p@ssw0rd1234 p@ssw0rd12345 p@ssw0rd2020 p@ssw0rd2021 p@ssw0rd2022 p@ssw0rd2023 p@ssw0rd2024
p@ssw0rd2025 p@ssw0rd2026 p@ssword p@ssword! p@ssword007 p@ssword01 p@ssword1 p@ssword1! p@ssword11 p@ssword12 p@ssword123 p@ssword123! p@ssword1234
p@ssword12345 p@ssword2020 p@ssword2021 p@ssword2022 p@ssword2023 p@ssword2024 p@ssword2025 p@ssword2026 pa$$w0rd pa$$word pa$$word! pa$$word007
pa$$word01 pa$$word1 pa$$word1! pa$$word11 pa$$word12 pa$$word123 pa$$word123! pa$$word1234 pa$$word12345 pa$$word2020 pa$$word2021 pa$$word2022
pa$$word2023 pa$$word2024 pa$$word2025 pa$$word2026 pa55word pa55word! pa55word007 pa55word01 pa55word1 pa55word1! pa55word11 pa55word12 pa55word123
pa55word123! pa55word1234 pa55word12345 pa55word2020 pa55word2021 pa55word2022 pa55word2023 pa55word2024 pa55word2025 pa55word2026 panther1 panthers
paradise paradise1 pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passw0rd passw0rd! passw0rd007 passw0rd01 passw0rd1 passw0rd1! passw0rd11
passw0rd12 passw0rd123 passw0rd123! passw0rd1234 passw0rd12345 passw0rd2020 passw0rd2021 passw0rd2022 passw0rd2023 passw0rd2024 passw0rd2025
passw0rd2026 password password! password0 password00 password007 password01 password1 password1! password10 password11 password111 password12
password12! password123 password123! password1234 password1234! password12345 password13 password2 password2000 password2010 password2015 password2018
password2019 password2020 password2021 password2022 password2023 password2024 password2025 password2026 password21 password22 password23 password3
password321 password5 password69 password7 password77 password8 password88 password9 password99 passwordpassword passwort passwort! passwort007
passwort01 passwort1 passwort1! passwort11 passwort12 passwort123 passwort123! passwort1234 passwort12345 passwort2020 passwort2021 passwort2022
passwort2023 passwort2024 passwort2025 passwort2026 patricia patrick1 pikachu1 pineapple platinum playboy1 playgirl playstation poiuytrewq pokemon!
pokemon007 pokemon01 pokemon1 pokemon1! pokemon11 pokemon12 pokemon123 pokemon123! pokemon1234 pokemon12345 pokemon2020 pokemon2021 pokemon2022
pokemon2023 pokemon2024 pokemon2025 pokemon2026 popcorn1 porsche! porsche007 porsche01 porsche1 porsche1! porsche11 porsche12 porsche123 porsche123!
porsche1234 porsche12345 porsche2020 porsche2021 porsche2022 porsche2023 porsche2024 porsche2025 porsche2026 porsche911 princess princess! princess007
princess01 princess1 princess1! princess11 princess12 princess123 princess123! princess1234 princess12345 princess2020 princess2021 princess2022
princess2023 princess2024 princess2025 princess2026 pumpkin1 purple007 purple01 purple1! purple11 purple12 purple123 purple123! purple1234 purple12345
purple2020 purple2021 purple2022 purple2023 purple2024 purple2025 purple2026 pussycat q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx123 qazwsxedc qwe12345
qweasd123 qweasdzxc qweqweqwe qwer1234 qwerasdf qwerty007 qwerty01 qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456
qwerty1234567 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty@123 qwertyqwerty qwertyui qwertyuiop qwertyuiop123
qwertz007 qwertz01 qwertz1! qwertz11 qwertz12 qwertz123 qwertz123! qwertz1234 qwertz12345 qwertz2020 qwertz2021 qwertz2022 qwertz2023 qwertz2024
qwertz2025 qwertz2026 rainbow1 rainbow123 ranger007 ranger01 ranger1! ranger11 ranger12 ranger123 ranger123! ranger1234 ranger12345 ranger2020
ranger2021 ranger2022 ranger2023 ranger2024 ranger2025 ranger2026 realmadrid redhead1 redsox123 richard1 robert007 robert01 robert1! robert11 robert12
robert123 robert123! robert1234 robert12345 robert2020 robert2021 robert2022 robert2023 robert2024 robert2025 robert2026 roblox123 rockstar rockstar1
root123! root1234 root12345 root2020 root2021 root2022 root2023 root2024 root2025 root2026 rottweiler samantha samantha1 samsung! samsung007 samsung01
samsung1 samsung1! samsung11 samsung12 samsung123 samsung123! samsung1234 samsung12345 samsung2020 samsung2021 samsung2022 samsung2023 samsung2024
samsung2025 samsung2026 santiago sapphire scoobydoo scorpion scorpion1 secret007 secret01 secret1! secret11 secret12 secret123 secret123! secret1234
secret12345 secret2020 secret2021 secret2022 secret2023 secret2024 secret2025 secret2026 secretpassword september sexysexy shadow007 shadow01 shadow1!
shadow11 shadow12 shadow123 shadow123! shadow1234 shadow12345 shadow2020 shadow2021 shadow2022 shadow2023 shadow2024 shadow2025 shadow2026 silver007
silver01 silver1! silver11 silver12 silver123 silver123! silver1234 silver12345 silver2020 silver2021 silver2022 silver2023 silver2024 silver2025
silver2026 slipknot1 snickers snoopy123 soccer007 soccer01 soccer1! soccer11 soccer12 soccer123 soccer123! soccer1234 soccer12345 soccer2020
soccer2021 soccer2022 soccer2023 soccer2024 soccer2025 soccer2026 softball something spiderman spiderman! spiderman007 spiderman01 spiderman1
spiderman1! spiderman11 spiderman12 spiderman123 spiderman123! spiderman1234 spiderman12345 spiderman2020 spiderman2021 spiderman2022 spiderman2023
spiderman2024 spiderman2025 spiderman2026 spotify1 spring007 spring01 spring1! spring11 spring12 spring123 spring123! spring1234 spring12345
spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 starlight startrek startrek1 starwars starwars! starwars007 starwars01
starwars1 starwars1! starwars11 starwars12 starwars123 starwars123! starwars1234 starwars12345 starwars2020 starwars2021 starwars2022 starwars2023
starwars2024 starwars2025 starwars2026 steelers stephanie strawberry summer007 summer01 summer1! summer11 summer12 summer123 summer123! summer1234
summer12345 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 sunflower sunshine sunshine! sunshine007 sunshine01 sunshine1
sunshine1! sunshine11 sunshine12 sunshine123 sunshine123! sunshine1234 sunshine12345 sunshine2020 sunshine2021 sunshine2022 sunshine2023 sunshine2024
sunshine2025 sunshine2026 superman superman! superman007 superman01 superman1 superman1! superman11 superman12 superman123 superman123! superman1234
superman12345 superman2020 superman2021 superman2022 superman2023 superman2024 superman2025 superman2026 supersecret suzuki123 sweetheart sweetie1
temp123! temp1234 temp12345 temp2020 temp2021 temp2022 temp2023 temp2024 temp2025 temp2026 temporary temporary! temporary007 temporary01 temporary1
temporary1! temporary11 temporary12 temporary123 temporary123! temporary1234 temporary12345 temporary2020 temporary2021 temporary2022 temporary2023
temporary2024 temporary2025 temporary2026 tennis123 test123! test1234 test12345 test123456 test2020 test2021 test2022 test2023 test2024 test2025
test2026 test@123 testing! testing007 testing01 testing1 testing1! testing11 testing12 testing123 testing123! testing1234 testing12345 testing2020
testing2021 testing2022 testing2023 testing2024 testing2025 testing2026 testtest thepassword thomas007 thomas01 thomas1! thomas11 thomas12 thomas123
thomas123! thomas1234 thomas12345 thomas2020 thomas2021 thomas2022 thomas2023 thomas2024 thomas2025 thomas2026 thunder1 tigger123 together toor1234
topsecret tornado1 trustme1 trustno1 trustno1! trustno1007 trustno101 trustno11 trustno11! trustno111 trustno112 trustno1123 trustno1123! trustno11234
trustno112345 trustno12020 trustno12021 trustno12022 trustno12023 trustno12024 trustno12025 trustno12026 twitter1 universe user123! user1234 user12345
user2020 user2021 user2022 user2023 user2024 user2025 user2026 valentina veronica victoria victoria1 volleyball w3lcome! w3lcome007 w3lcome01 w3lcome1
w3lcome1! w3lcome11 w3lcome12 w3lcome123 w3lcome123! w3lcome1234 w3lcome12345 w3lcome2020 w3lcome2021 w3lcome2022 w3lcome2023 w3lcome2024 w3lcome2025
w3lcome2026 watermelon welcome! welcome007 welcome01 welcome1 welcome1! welcome11 welcome12 welcome123 welcome123! welcome1234 welcome12345
welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome@123 whatever whatever! whatever007 whatever01 whatever1
whatever1! whatever11 whatever12 whatever123 whatever123! whatever1234 whatever12345 whatever2020 whatever2021 whatever2022 whatever2023 whatever2024
whatever2025 whatever2026 whatsapp william1 windows1 windows10 winter007 winter01 winter1! winter11 winter12 winter123 winter123! winter1234
winter12345 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 xbox3600 xboxlive xxxxxxxx yamaha123 yankees1 yellow007
yellow01 yellow1! yellow11 yellow12 yellow123 yellow123! yellow1234 yellow12345 yellow2020 yellow2021 yellow2022 yellow2023 yellow2024 yellow2025
yellow2026 yourpassword youtube1 zaq12wsx zaq1xsw2 zaq1zaq1 zxcvbn007 zxcvbn01 zxcvbn1! zxcvbn11 zxcvbn12 zxcvbn123 zxcvbn123! zxcvbn1234 zxcvbn12345
zxcvbn2020 zxcvbn2021 zxcvbn2022 zxcvbn2023 zxcvbn2024 zxcvbn2025 zxcvbn2026 zxcvbnm1 zxcvbnm123 zxcvbnmm zzzzzzzz
`
		.trim()
		.split(/\s+/),
);
