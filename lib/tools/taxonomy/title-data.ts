/**
 * Job titles by field: `Canonical=synonym=synonym`, one family a line. Synonyms hold English plus common German, French and Spanish titles.
 * Families of one field are relatives: a posting of a sibling family fits better than one of another field.
 */
export const TITLE_FIELDS = {
	software: `
Frontend Engineer=frontend developer=front end developer=web developer=react developer=react engineer=vue developer=angular developer=javascript developer=typescript developer=javascript engineer=ui engineer=ui developer=web engineer=webentwickler=frontend entwickler=développeur front end=développeur web=développeur react=desarrollador frontend=desarrollador web=svelte developer=next.js developer
Backend Engineer=backend developer=server engineer=java developer=python developer=php developer=golang developer=go developer=node developer=node.js developer=ruby developer=rails developer=scala developer=.net developer=c# developer=api developer=api engineer=backend entwickler=java entwickler=développeur back end=développeur java=développeur php=desarrollador backend=desarrollador java=kotlin developer=rust developer
Full Stack Engineer=full stack developer=fullstack developer=fullstack entwickler=développeur full stack=desarrollador full stack
Software Engineer=software developer=programmer=application developer=software entwickler=softwareentwickler=software ingenieur=anwendungsentwickler=fachinformatiker anwendungsentwicklung=développeur=développeur logiciel=ingénieur logiciel=ingénieur développement=desarrollador de software=ingeniero de software=programador=developer=member of technical staff=sde=swe=informatiker=application engineer=entwickler
Mobile Engineer=mobile developer=ios developer=ios engineer=android developer=android engineer=flutter developer=react native developer=app developer=app entwickler=développeur mobile=desarrollador móvil=mobile entwickler
Embedded Engineer=embedded software engineer=embedded developer=firmware engineer=firmware developer=embedded systems engineer=c++ developer=ingénieur systèmes embarqués=embedded entwickler
Game Developer=game programmer=unity developer=unreal developer=gameplay programmer=game engineer=spieleentwickler
DevOps Engineer=site reliability engineer=sre=platform engineer=cloud engineer=infrastructure engineer=build engineer=release engineer=kubernetes engineer=ingénieur devops=ingeniero devops=cloud architect=devops=systems reliability engineer=cloud ingenieur
Systems Administrator=system administrator=sysadmin=network engineer=network administrator=it administrator=systemadministrator=linux administrator=fachinformatiker systemintegration=administrateur système=administrateur réseau=administrador de sistemas=it engineer=database administrator=dba=systems engineer
IT Support Specialist=it support=help desk technician=helpdesk=desktop support=support technician=it technician=service desk=it supporter=technicien informatique=técnico de soporte=technical support engineer=technical support specialist=support engineer
Security Engineer=cybersecurity engineer=information security analyst=security analyst=cyber security analyst=penetration tester=soc analyst=it security specialist=application security engineer=security consultant=ingénieur cybersécurité=ciso=ingeniero de seguridad
QA Engineer=quality assurance engineer=test engineer=software tester=qa analyst=test automation engineer=sdet=qa tester=softwaretester=testeur logiciel=ingénieur test=testautomatisierer=ingeniero de pruebas=tester=qa automation engineer
Software Architect=solution architect=solutions architect=enterprise architect=it architect=architecte logiciel=softwarearchitekt=arquitecto de software=technical architect
Engineering Manager=software engineering manager=development manager=head of engineering=vp engineering=vp of engineering=cto=chief technology officer=leiter softwareentwicklung=director of engineering=entwicklungsleiter=responsable technique=it manager=it leiter=head of it=cio`,
	data: `
Data Analyst=business intelligence analyst=bi analyst=bi developer=reporting analyst=analytics analyst=product analyst=datenanalyst=analyste de données=data analyste=analista de datos=insights analyst=bi consultant=business data analyst=web analyst=power bi developer
Data Scientist=applied scientist=decision scientist=statistician=datenwissenschaftler=científico de datos=research data scientist=quantitative analyst=statistiker=bioinformatician=scientifique des données
Data Engineer=analytics engineer=etl developer=big data engineer=data warehouse engineer=data platform engineer=dateningenieur=ingénieur données=ingénieur data=ingeniero de datos=data architect=database developer=data warehouse developer
Machine Learning Engineer=ml engineer=ai engineer=deep learning engineer=nlp engineer=computer vision engineer=mlops engineer=artificial intelligence engineer=ki ingenieur=ingénieur machine learning=llm engineer=generative ai engineer=research engineer
Researcher=research scientist=scientist=research associate=postdoc=postdoctoral researcher=wissenschaftlicher mitarbeiter=chercheur=investigador=research assistant`,
	product: `
Product Manager=product owner=technical product manager=produktmanager=chef de produit=jefe de producto=responsable produit=head of product=chief product officer=group product manager
Project Manager=program manager=technical program manager=it project manager=projektmanager=projektleiter=chef de projet=jefe de proyecto=gestor de proyectos=project lead=delivery manager=programme manager=project coordinator=projektkoordinator=project management officer=pmo
Scrum Master=agile coach=agile delivery lead
Business Analyst=it business analyst=systems analyst=requirements engineer=functional analyst=analyste fonctionnel=business consultant=process analyst=analista de negocio=anforderungsmanager=analista funcional
Management Consultant=consultant=strategy consultant=unternehmensberater=consultant en stratégie=consultor=strategy manager=strategy analyst=berater=it consultant=sap consultant=sap berater
Operations Manager=operations coordinator=operations specialist=business operations manager=chief operating officer=coo=betriebsleiter=responsable des opérations=jefe de operaciones=head of operations=operations analyst=chief of staff=general manager=geschäftsführer=managing director=ceo=founder=directeur général=director general`,
	design: `
Product Designer=ux designer=ui designer=ui ux designer=ux ui designer=interaction designer=user experience designer=experience designer=digital designer=ux architect=designer ux=diseñador ux=concepteur ux=mobile designer
UX Researcher=user researcher=design researcher=usability specialist
Graphic Designer=visual designer=brand designer=communication designer=grafikdesigner=mediengestalter=graphiste=diseñador gráfico=layout designer=creative designer=art director=web designer=webdesigner=designer=infographiste=creative director=production designer
Motion Designer=animator=3d artist=motion graphics designer=video editor=videographer=cutter=monteur vidéo=editor de video=3d designer=vfx artist=game artist=concept artist=illustrator
Photographer=fotograf=photographe=fotógrafo
Interior Designer=innenarchitekt=architecte d'intérieur=diseñador de interiores
Fashion Designer=modedesigner=styliste=diseñador de moda
Architect=architekt=architecte=arquitecto=project architect=landscape architect=bim manager=urban planner=stadtplaner`,
	marketing: `
Marketing Manager=marketing specialist=marketing coordinator=digital marketing manager=online marketing manager=brand manager=marketing executive=marketing lead=marketingmanager=responsable marketing=chargé de marketing=gerente de marketing=cmo=marketing director=product marketing manager=trade marketing manager=campaign manager=marketing associate=especialista en marketing=marketing assistant=digital marketing specialist=head of marketing=marketing
Growth Marketer=performance marketing manager=growth manager=seo specialist=seo manager=sem manager=ppc specialist=paid media manager=traffic manager=crm manager=email marketing manager=lifecycle marketing manager=referenceur=search engine marketing=digital marketer=media buyer
Content Creator=content writer=copywriter=content manager=content strategist=editor=technical writer=writer=redakteur=texter=rédacteur=redactor=content marketing manager=blogger=content specialist=technischer redakteur=ux writer=content editor
Social Media Manager=social media specialist=community manager=social media coordinator=influencer manager=gestionnaire de communauté
Communications Manager=public relations manager=pr manager=communications specialist=press officer=pr consultant=kommunikationsmanager=chargé de communication=responsable communication=comunicación=corporate communications manager=spokesperson=pr specialist
Journalist=reporter=news editor=journaliste=periodista=redaktionsvolontär
Translator=interpreter=übersetzer=dolmetscher=traducteur=traductor=localization specialist=localization manager=interprète=intérprete
Event Manager=event coordinator=event planner=veranstaltungskaufmann=chef de projet événementiel=organizador de eventos=conference manager=eventmanager`,
	sales: `
Sales Representative=account executive=sales executive=sales associate representative=sales manager=business development representative=sales development representative=sdr=bdr=vertriebsmitarbeiter=vertriebler=außendienstmitarbeiter=commercial=représentant commercial=ingénieur commercial=ejecutivo de ventas=representante de ventas=inside sales representative=sales consultant=sales specialist=vertriebsmanager=technico commercial=asesor comercial=comercial=sales agent=sales advisor=sales lead=sales director=head of sales=field sales representative=vertriebsleiter=telesales agent=vertrieb
Account Manager=key account manager=client manager=relationship manager=kundenbetreuer=chargé de clientèle=gestor de cuentas=responsable grands comptes=client partner=technical account manager=partner manager
Business Development Manager=business developer=partnerships manager=business development executive=business development=développeur d'affaires=desarrollo de negocio
Sales Engineer=presales consultant=solutions engineer=solution consultant=pre sales engineer=sales ingenieur=vertriebsingenieur=ingénieur avant vente
Customer Success Manager=customer success specialist=client success manager=implementation manager=onboarding specialist=implementation consultant=customer success
Customer Support Specialist=customer service representative=customer support agent=customer service agent=call center agent=kundenberater=kundenservice mitarbeiter=mitarbeiter kundenservice=conseiller clientèle=chargé de service client=agente de atención al cliente=atención al cliente=support specialist=customer care agent=customer service specialist=customer support representative=customer support=customer service=contact center agent=support agent=customer service advisor
Retail Associate=sales associate=store associate=shop assistant=cashier=verkäufer=kassierer=vendeur=caissier=vendedor=cajero=dependiente=retail sales associate=verkaufsberater=conseiller de vente=retail assistant=crew member
Store Manager=shop manager=retail manager=filialleiter=marktleiter=responsable de magasin=gerente de tienda=assistant store manager=branch manager
Real Estate Agent=realtor=property consultant=immobilienmakler=agent immobilier=agente inmobiliario=property manager=real estate manager=immobilienverwalter`,
	finance: `
Accountant=staff accountant=financial accountant=general ledger accountant=gl accountant=buchhalter=finanzbuchhalter=bilanzbuchhalter=comptable=contable=contador=chartered accountant=accounting specialist=accounting manager=fund accountant=cost accountant=tax accountant=senior accountant=management accountant=accounting associate=accounting analyst=project accountant=steuerfachangestellter=accounting
Bookkeeper=accounts payable specialist=accounts receivable specialist=accounting clerk=accounts payable clerk=accounts payable accountant=accounts assistant=accounting assistant=aide comptable=auxiliar contable=accounts payable=accounts receivable=billing specialist=kreditorenbuchhalter=debitorenbuchhalter=accounts receivable clerk
Controller=financial controller=finance controller=contrôleur de gestion=controller finance=business controller=controllerin=controlling manager
Financial Analyst=finance analyst=fp&a analyst=finanzanalyst=analyste financier=analista financiero=fp&a manager=investment analyst=equity analyst=credit analyst=risk analyst=business finance partner=finance business partner=treasury analyst=portfolio analyst
Finance Manager=head of finance=finance director=cfo=chief financial officer=leiter finanzen=responsable financier=directeur financier=director financiero=treasury manager=finanzleiter=responsable comptable
Auditor=internal auditor=external auditor=audit manager=wirtschaftsprüfer=auditeur=audit associate=it auditor=prüfungsassistent
Tax Advisor=tax consultant=tax manager=tax specialist=steuerberater=fiscaliste=asesor fiscal=tax analyst=tax associate
Payroll Specialist=payroll manager=payroll accountant=lohnbuchhalter=payroll administrator=gestionnaire de paie=payroll clerk=payroll coordinator=especialista en nóminas=entgeltabrechner
Banker=bank teller=loan officer=personal banker=bankkaufmann=conseiller bancaire=financial advisor=wealth manager=finanzberater=asesor financiero=investment banker=credit officer=conseiller financier
Insurance Specialist=claims adjuster=underwriter=insurance agent=versicherungskaufmann=actuary=claims handler=claims specialist=agent d'assurance=agente de seguros=sachbearbeiter versicherung=aktuar`,
	health: `
Registered Nurse=nurse=rn=icu nurse=intensive care nurse=critical care nurse=staff nurse=er nurse=emergency nurse=pediatric nurse=charge nurse=clinical nurse=krankenpfleger=krankenschwester=gesundheits und krankenpfleger=pflegefachkraft=pflegefachmann=pflegefachfrau=intensivpfleger=fachkrankenpfleger=infirmier=infirmière=enfermero=enfermera=operating room nurse=or nurse=travel nurse=oncology nurse=surgical nurse=icu registered nurse=head nurse=nurse manager=home health nurse=theatre nurse=school nurse=med surg nurse=telemetry nurse
Nurse Practitioner=advanced practice nurse=clinical nurse specialist=crna=nurse anesthetist
Nursing Assistant=certified nursing assistant=cna=healthcare assistant=care assistant=caregiver=pflegehelfer=altenpfleger=aide soignant=auxiliar de enfermería=home health aide=personal care assistant=support worker=licensed practical nurse=lpn=care worker=pflegehilfskraft=auxiliaire de vie=cuidador=pflegeassistent
Midwife=hebamme=sage femme=matrona
Physician=doctor=medical doctor=general practitioner=arzt=ärztin=facharzt=assistenzarzt=oberarzt=médecin=médico=surgeon=chirurg=resident physician=hospitalist=pediatrician=cardiologist=psychiatrist=chirurgien=radiologist=anesthesiologist
Dentist=zahnarzt=dentiste=dentista=orthodontist
Dental Assistant=dental hygienist=zahnmedizinische fachangestellte=assistant dentaire=asistente dental
Pharmacist=apotheker=pharmacien=farmacéutico=clinical pharmacist
Pharmacy Technician=pharmacy assistant=pta=préparateur en pharmacie
Physiotherapist=physical therapist=physiotherapeut=kinésithérapeute=fisioterapeuta=physical therapy assistant=sports therapist
Occupational Therapist=ergotherapeut=ergothérapeute=terapeuta ocupacional=speech therapist=speech language pathologist=logopäde=orthophoniste=rehabilitation specialist
Psychologist=psychotherapist=psychologe=psychologue=psicólogo=counselor=therapist=mental health counselor=clinical psychologist=psychotherapeut
Medical Assistant=medizinische fachangestellte=arzthelfer=assistant médical=medical secretary=medical receptionist=patient care technician=asistente médico=phlebotomist=secrétaire médicale=patient coordinator
Laboratory Technician=lab technician=medical technologist=laborant=biologielaborant=mta=technicien de laboratoire=técnico de laboratorio=laboratory analyst=lab assistant=chemielaborant=laboratory scientist=chemist=biologist=microbiologist=chemiker=biologe
Radiographer=radiologic technologist=radiology technician=sonographer=mtra=x ray technician=manipulateur radio
Paramedic=emergency medical technician=emt=notfallsanitäter=rettungssanitäter=ambulancier=paramédico
Clinical Research Associate=clinical research coordinator=clinical trial manager=clinical project manager=attaché de recherche clinique=cra=regulatory affairs manager=regulatory affairs specialist=medical science liaison=pharmacovigilance specialist=clinical data manager
Social Worker=sozialarbeiter=sozialpädagoge=travailleur social=trabajador social=case manager=éducateur spécialisé=assistant social=youth worker=family support worker
Veterinarian=tierarzt=vétérinaire=veterinario=veterinary nurse=veterinary technician=tiermedizinische fachangestellte
Healthcare Administrator=hospital administrator=health services manager=practice manager=medical coder=medical biller=medical records clerk=clinic manager=pflegedienstleitung=cadre de santé
Nutritionist=dietitian=ernährungsberater=diététicien=nutricionista`,
	education: `
Teacher=school teacher=primary school teacher=elementary teacher=secondary school teacher=high school teacher=math teacher=science teacher=english teacher=lehrer=lehrkraft=grundschullehrer=enseignant=professeur=profesor=maestro=language teacher=esl teacher=mathematics teacher=professeur des écoles=docente=physics teacher=music teacher=substitute teacher=special education teacher
Early Childhood Educator=preschool teacher=kindergarten teacher=erzieher=kindergärtner=éducateur de jeunes enfants=childcare worker=nursery nurse=educador infantil=daycare teacher=nanny=kinderpfleger
Teaching Assistant=teacher aide=paraprofessional=classroom assistant=aesh=learning support assistant=asistente educativo
Lecturer=professor=assistant professor=associate professor=dozent=hochschullehrer=maître de conférences=university lecturer=enseignant chercheur=profesor universitario
Tutor=private tutor=nachhilfelehrer=academic tutor=professeur particulier
Instructional Designer=learning designer=e learning developer=curriculum developer=learning experience designer=ingénieur pédagogique=course developer
Trainer=corporate trainer=training specialist=learning and development specialist=learning and development manager=formateur=formador=ausbilder=training manager=training coordinator
School Principal=headteacher=schulleiter=directeur d'école=director de escuela=academic coordinator=school counselor=academic advisor=dean
Librarian=bibliothekar=bibliothécaire=bibliotecario=archivist`,
	people: `
Recruiter=talent acquisition specialist=technical recruiter=talent acquisition partner=sourcer=recruitment consultant=personalberater=chargé de recrutement=reclutador=talent acquisition manager=recruiting coordinator=recruiting manager=talent partner=recruitment specialist
HR Manager=hr business partner=human resources manager=hr generalist=people partner=people operations manager=personalreferent=personalleiter=responsable ressources humaines=responsable rh=hr specialist=hr coordinator=hr assistant=head of people=chargé rh=human resources specialist=human resources generalist=human resources=recursos humanos=hr director=compensation analyst=people manager=hr administrator=human resources coordinator=personalsachbearbeiter=técnico de recursos humanos=hr officer=people operations specialist=hr advisor`,
	legal: `
Lawyer=attorney=legal counsel=solicitor=rechtsanwalt=jurist=syndikusrechtsanwalt=avocat=juriste=abogado=corporate counsel=general counsel=associate attorney=in house counsel=legal advisor=volljurist=asesor jurídico=legal manager
Paralegal=legal assistant=rechtsanwaltsfachangestellte=assistant juridique=legal secretary=asistente legal=legal specialist=contract manager=contract specialist=contracts manager=legal operations manager
Compliance Officer=compliance manager=compliance analyst=data protection officer=datenschutzbeauftragter=responsable conformité=aml analyst=kyc analyst=oficial de cumplimiento=privacy manager=compliance specialist=risk manager=risk and compliance manager
Notary=notar=notaire=notario=notarfachangestellte=patent attorney=patentanwalt=patent examiner`,
	logistics: `
Logistics Coordinator=logistics manager=logistics specialist=logistiker=fachkraft für lagerlogistik=speditionskaufmann=freight forwarder=responsable logistique=coordinador de logística=shipping coordinator=transport planner=dispatcher=disponent=transport manager=fleet manager=logistics planner=agent de transit=import export coordinator=customs specialist=jefe de logística=coordinateur logistique=transport coordinator=logistics analyst=logistics
Supply Chain Manager=supply chain planner=supply chain analyst=demand planner=supply planner=production planner=materials planner=responsable supply chain=inventory planner=supply chain coordinator=supply chain specialist=inventory manager=inventory analyst=planificador
Buyer=purchasing manager=procurement specialist=procurement manager=einkäufer=acheteur=comprador=strategic buyer=category manager=sourcing manager=purchaser=purchasing agent=strategischer einkäufer=technischer einkäufer=procurement officer=merchandiser
Warehouse Worker=warehouse associate=warehouse operative=lagermitarbeiter=lagerist=kommissionierer=magasinier=préparateur de commandes=mozo de almacén=order picker=forklift operator=staplerfahrer=picker packer=material handler=cariste=packer=warehouse clerk=inventory clerk=warehouse assistant
Warehouse Manager=warehouse supervisor=lagerleiter=responsable d'entrepôt=jefe de almacén=distribution manager=chef d'équipe logistique
Driver=truck driver=delivery driver=lkw fahrer=fahrer=kraftfahrer=berufskraftfahrer=chauffeur=chauffeur livreur=conductor=bus driver=courier=kurierfahrer=repartidor=conducteur=busfahrer=chauffeur poids lourd=camionero=van driver=hgv driver
Pilot=flight attendant=cabin crew=flugbegleiter=hôtesse de l'air=piloto=air traffic controller=train driver=lokführer`,
	engineering: `
Mechanical Engineer=mechanical design engineer=konstrukteur=maschinenbauingenieur=ingénieur mécanique=ingeniero mecánico=design engineer=entwicklungsingenieur=cad designer=technischer zeichner=product development engineer=aerospace engineer=automotive engineer=technischer produktdesigner=konstruktionsingenieur=cad technician=drafter=dessinateur projeteur=r&d engineer
Electrical Engineer=electronics engineer=hardware engineer=elektroingenieur=ingénieur électrique=ingeniero eléctrico=power electronics engineer=pcb designer=ingénieur électronique=elektrotechniker=fpga engineer=asic engineer=rf engineer=elektronikentwickler=power engineer
Automation Engineer=controls engineer=plc programmer=automatisierungstechniker=automaticien=robotics engineer=sps programmierer=ingeniero de automatización=mechatronics engineer=inbetriebnehmer=commissioning engineer=mechatroniker
Manufacturing Engineer=process engineer=production engineer=industrial engineer=verfahrensingenieur=prozessingenieur=ingénieur procédés=ingénieur de production=ingeniero de procesos=ingeniero industrial=lean manager=continuous improvement manager=fertigungsingenieur=chemical engineer=ingénieur méthodes=ingeniero químico=materials engineer
Quality Engineer=quality manager=quality control inspector=qualitätsmanager=qualitätsingenieur=responsable qualité=quality inspector=ingeniero de calidad=quality assurance manager=quality specialist=ingénieur qualité=qualitätsprüfer=quality technician=quality control technician=gestor de calidad
Civil Engineer=structural engineer=bauingenieur=ingénieur génie civil=ingeniero civil=geotechnical engineer=tragwerksplaner=transportation engineer=surveyor=vermesser=quantity surveyor=estimator=géomètre
Construction Manager=site manager=bauleiter=chef de chantier=conducteur de travaux=jefe de obra=construction project manager=site supervisor=construction superintendent=foreman=polier
Maintenance Technician=maintenance engineer=service technician=field service engineer=instandhalter=servicetechniker=technicien de maintenance=técnico de mantenimiento=industriemechaniker=mechanic=mechaniker=mécanicien=kfz mechatroniker=auto mechanic=aircraft mechanic=hvac technician=field technician=facility technician=haustechniker=wartungstechniker=mecánico=maintenance worker=anlagenmechaniker=field engineer=building technician=wind turbine technician
Electrician=elektriker=elektroniker=électricien=electricista=elektroinstallateur=industrial electrician=solar installer=elektroniker für betriebstechnik
Machine Operator=production worker=assembler=cnc operator=machinist=cnc machinist=produktionsmitarbeiter=maschinenbediener=zerspanungsmechaniker=opérateur de production=operario de producción=production operator=maschinenführer=conducteur de ligne=anlagenführer=cnc fräser=assembly worker=usineur=factory worker=operador de máquina
Production Manager=plant manager=production supervisor=produktionsleiter=responsable de production=jefe de producción=shift supervisor=schichtleiter=werksleiter=manufacturing manager=team leader production=chef d'atelier
Welder=schweißer=soudeur=soldador=metallbauer=fabricator=schlosser
Craftsperson=carpenter=plumber=painter=roofer=tischler=schreiner=maler=klempner=charpentier=menuisier=plombier=carpintero=fontanero=peintre=maurer=maçon=bricklayer=construction worker=bauarbeiter=dachdecker=handyman=hausmeister=albañil
Environmental Engineer=environmental specialist=sustainability manager=hse manager=ehs manager=health and safety manager=sicherheitsingenieur=responsable hse=safety engineer=energy engineer=esg manager=energy manager=environmental consultant=nachhaltigkeitsmanager=renewable energy engineer=safety officer
Agricultural Worker=farmer=gardener=landwirt=gärtner=jardinier=agriculteur=agronomist=agrónomo=jardinero=farm worker`,
	hospitality: `
Chef=cook=line cook=sous chef=head chef=pastry chef=koch=köchin=küchenchef=cuisinier=cocinero=chef de partie=chef de cuisine=commis chef=prep cook=executive chef=baker=bäcker=konditor=boulanger=pâtissier=panadero=beikoch=jungkoch=second de cuisine
Kitchen Assistant=kitchen helper=küchenhilfe=dishwasher=plongeur=ayudante de cocina=kitchen porter=commis de cuisine=spülkraft=butcher=metzger
Waiter=waitress=server=restaurant server=kellner=servicekraft=serveur=serveuse=camarero=camarera=food server=food and beverage attendant=chef de rang=host=hostess=servicemitarbeiter
Bartender=barista=barkeeper=barman=barkeeperin=sommelier
Restaurant Manager=food and beverage manager=restaurantleiter=directeur de restaurant=gerente de restaurante=f&b manager=responsable de restaurant=shift manager=gérant
Receptionist=front desk agent=hotel receptionist=rezeptionist=front office agent=réceptionniste=recepcionista=concierge=guest service agent=empfangsmitarbeiter=guest relations officer=night auditor=hotelfachmann=hotelfachfrau
Hotel Manager=hoteldirektor=directeur d'hôtel=gerente de hotel=front office manager=revenue manager=rooms division manager
Housekeeper=room attendant=housekeeping attendant=zimmermädchen=reinigungskraft=cleaner=femme de chambre=agent d'entretien=personal de limpieza=camarera de pisos=janitor=housekeeping supervisor=gebäudereiniger=agent de nettoyage=limpiador
Travel Agent=tour guide=travel consultant=reiseverkehrskaufmann=agent de voyages=guide touristique=agente de viajes=reiseleiter=guía turístico
Hairdresser=friseur=coiffeur=peluquero=beautician=kosmetiker=esthéticienne=barber=makeup artist=massage therapist=nail technician
Fitness Trainer=personal trainer=fitness instructor=sports coach=coach sportif=entrenador personal=yoga instructor=fitnesstrainer
Security Guard=security officer=sicherheitsmitarbeiter=agent de sécurité=guardia de seguridad=wachmann=bouncer=objektschützer`,
	administration: `
Administrative Assistant=office assistant=secretary=bürokaufmann=sekretär=verwaltungsfachangestellte=assistant administratif=asistente administrativo=office administrator=administrator=sachbearbeiter=bürohilfe=administrative coordinator=auxiliar administrativo=kaufmännischer mitarbeiter=administrativo=clerk=secrétaire=office clerk=verwaltungsmitarbeiter=industriekaufmann=team assistant=teamassistenz=kaufmann für büromanagement=office coordinator
Executive Assistant=personal assistant=assistenz der geschäftsführung=assistant de direction=asistente de dirección=assistant to the ceo=vorstandsassistenz=virtual assistant
Office Manager=office lead=büroleiter=responsable administratif=facility manager=facilities manager=responsable de bureau=jefe de oficina=workplace manager=facilities coordinator
Data Entry Clerk=data entry operator=data entry specialist=datenerfasser=opérateur de saisie=document controller=data entry
Policy Officer=public administrator=civil servant=policy advisor=policy analyst=referent=chargé de mission=government affairs manager=public affairs manager=urban affairs officer=economist=volkswirt
Fundraiser=grant writer=fundraising manager=development officer=volunteer coordinator=nonprofit manager=ngo coordinator=community outreach coordinator=grants manager
Police Officer=firefighter=polizist=feuerwehrmann=policier=pompier=policía=soldier=correctional officer=bombero`,
} as const;

export type TitleField = keyof typeof TITLE_FIELDS;
