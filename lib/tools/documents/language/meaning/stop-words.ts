/** Words too common to tell two postings apart, in the languages of resumes, without accents: little words, then what every posting says. */
const WORDS = `
	the and for with from this that these those you your our their they will can may who what which how all any more most other such into over per via not
	does did have has had she him her but than then also about are was were been being its per each both one two within across including
	work working job role team teams company join looking experience years year skills strong good great ability new using use used required plus
	apply benefits salary office remote hybrid equal opportunity employer please candidates candidate environment responsible responsibilities
	der die das den dem des ein eine einen einem einer und oder fur mit von bei auf aus als auch sich sie wir ihr ihre ihren unser unsere nach uber unter zum zur
	durch sowie ist sind war wird werden haben hat nicht bis pro bereich aufgaben erfahrung kenntnisse arbeiten sehr gute erforderlich
	les des une dans par pour sur avec aux est sont vous votre vos nous notre nos leur leurs ses son sa qui que chez ans plus entre travail poste experience mission missions
	los las una unos del con por para sobre como sus este esta que nuestro nuestra mas entre trabajo experiencia anos buscamos
	gli dei delle della del degli con per tra nel nella nelle sui sulla che una uno suo sua lavoro esperienza anni
	dos das uma com por para sobre como que seu sua nos nas pelo pela mais entre trabalho experiencia anos
	het een van voor met door naar bij uit ook als zijn wordt worden wij jij ons onze over deze dit aan werk ervaring jaar
	oraz dla jest przez przy nad pod jako ich nie jak praca pracy lat doswiadczenie
	och att som med for till fran har den det vid inom samt ett vara eller arbete erfarenhet
	pro pri jako nebo jsou byl byla pod nad praxe let
	ile icin olarak bir olan gibi veya uzere tarafindan deneyim
	cac cho cua voi trong tai theo khi den kinh nghiem lam viec
	dan yang untuk dengan dari pada dalam oleh serta atau kerja pengalaman tahun
	или для при что как это все был была были под над опыт работы работа лет
	або для при що яка який все був була були досвід роботи робота років
	من في على إلى عن مع هذا هذه التي الذي كان خبرة عمل سنوات
	של על את עם אל מן זה היה ניסיון עבודה שנים
	और के की का में से को पर है था थे लिए तथा द्वारा एक कार्य अनुभव
	및 등 위한 통해 대한 경험 업무 있는 있습니다 합니다
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/u).filter(Boolean));
