/**
 * Words for one and the same thing, a line each, in the languages of letters, without accents; a star stands for any ending. What stands before `>`
 * names the thing; what stands behind it is a kind of it, or shows it, and is no answer the other way round: who asks for `PLC` is answered by
 * `Siemens S7`, who asks for `Siemens S7` is not answered by `PLC`. A line after `!` names certificates and the like, where no other
 * word will do. After `?` stands what is read in a demand alone, since in a resume it may mean another thing.
 */
export const CONCEPTS = `
numerate, quantitative, ?stem, quantitativ*, cuantitativ* > mathemat*, mathematik*, matemat*, maths, statist*, estadist*, physics, physik, physique, fisica, econom*, econometr*, okonom*, engineering, ingenieur*, ingenier*, ingegner*, maschinenbau, elektrotechnik, actuar*, accounting, accountancy, finance, finanz*, computer science, data science, informatik, informatique, informatica, operational research
natural science*, life science*, ?scientific subject, ?scientific discipline, ?scientific field, naturwissenschaft*, sciences naturelles, ciencias naturales > biolog*, chemistry, chemie, chimie, quimica, chimica, physics, physik, physique, fisica, biochem*, geolog*, pharmac*, microbiolog*, genetics, genetik, zoolog*, botan*, ecolog*, okolog*, environmental science*, neuroscience*
leading, led, leads, ?lead, ?in charge of, ?manage a team, ?managing a team, ?management of a team, ?manage people, ?managing people, ?manage staff, managing staff, managed staff, managed a team, line manag*, people manag*, staff manag*, team manag*, supervis*, ?fuhrung, ?fuhrungs*, fuhrungskraft, fuhrungsverantwort*, ?fuhren, fuhrung von, ?dirig*, ?responsable de, ?diriger, ?gerer, ?coordin*, encadrement, directed a team, leader*, leadership, foreman, forewoman, head of, geleitet, anleit*, gefuhrt, fuhrte, vorarbeiter*, encadr*, chef d, chef de, gestion de equipos, lider*, encargad*, jefe*, jefa, capataz, capo*, responsabile, leiding*, teamleider, brygadzista, leiter, leiterin, leitung, leite, leitete, leiten, leitend*, leidinggev* > team of, crew of, staff of, shift leader, team leader, schichtleit*, schichtfuhr*, teamleit*, bauleit*, stellvertret*, deput*, stand in for, stood in for, standing in for, direct reports, equipe de, equipo de, squadra di, kuchenchef*, sous chef, polier*, obermonteur*, charge nurse, stationsleit*, sergeant, forman, gruppenleit*, abteilungsleit*, filialleit*, projektleit*, head chef, head gardener, headteacher, in charge of the shift, in charge of staff, in charge of apprentices, in charge of trainees, leads a, leading a, in charge of two, in charge of three, in charge of four, in charge of five, in charge of six, in charge of seven, in charge of eight, in charge of nine, in charge of ten, supervised two, supervised three, supervised four, supervised five, supervised six, supervised seven, supervised eight, supervised nine, supervised ten, fuhre ein, fuhrte ein, fuhre das, fuhrte das, responsable de equipo, responsable d equipe, responsable de l equipe, responsable de turno, a cargo de un equipo, jefa de, verantwortlich fur ein team, mitarbeiter gefuhrt, leitung eines teams, leitung von
?train*, ?schulung*, trainer, trainers, schulungen, mitarbeiterschulung*, geschult, formateur*, forme des, former des, former les, former nos, ?teach, formador*, formar, lehrer*, lehrt*, ausbilder*, ausbilden, ausgebildet, opleiden, taught, tutor*, instruct*, mentor*, coach*, unterricht*, unterweis*, anleit*, einarbeit*, eingearbeitet, praxisanleit*, enseign*, formatrice*, tuteur*, tutrice*, tutorat, ensen*, docen*, insegn*, docente, affianc*, ensin*, begeleid*, lesgev* > preceptor*, newly qualified, new hires, new joiners, apprentic*, trainees, azubi*, auszubildend*, lehrling*, praktikant*, apprentis, stagiaires, aprendices, residentes, alumnos, alumnas, practicas, tirocinant*, apprendist*, allievi, aprendizes, leerling*, stagiair*, induction*, onboarded, placement students, practice assessor, showed new, new starters, train staff, train new, training new, training of, trained staff, trained new, trained the, trained colleagues, trained others, trained apprentices, trained juniors, trained users, trained drivers, trained nurses, trained teams, trained our, training staff, trained two, trained three, trained four, trained five, trained six, trained seven, trained eight, trained nine, trained ten, buddy, buddied, signed off, new starters, new drivers, newcomers
teacher*, teaching, taught, teach, lectur*, lehrer*, lehrkraft, unterricht*, enseign*, professeur*, docen*, profesor*, maestr*, insegn*, professor* > lessons, classes, pupils
shift*, rota, schicht*, turno*, turni, ploeg*, zmian*, dreischicht*, zweischicht*, vierschicht*, mehrschicht* > nights, night, wechselschicht, three-shift, 3-schicht, nachtdienst*, nachtschicht*, spatschicht*, fruhschicht*, noches, nuits, on-call, rotating, four on four off, nightshift*, 2x8, 3x8
customer*, client*, kund*, clientel*, cliente*, klant*, klient*, patron* > guests, guest, gaste*, shoppers, counter, till, reception, kundschaft, buyers, tenants, passengers
customer service, customer contact, dealing with customers, kundenkontakt, kundenservice, kundenbetreu*, kundendienst, relation client, contact client, service client, atencion al cliente, trato con clientes, servizio clienti, contatto con il pubblico, atendimento, klantcontact, klantenservice, client care, client contact, public contact > served customers, counter, till, front desk, reception*, guests, receptionist, complaints, hotline, helpdesk, kundschaft, verkaufer*, verkauferin, vendeu*, accueil, dependient*, cajer*, commess*, shop assistant, sales assistant, waiter, waitress, barista, kellner*, camarer*, serveu*, customers, kunden, clients, clientes, clienti
reception, front desk, front office, empfang*, rezeption*, accueil, recepcion*, receptie, ricevimento > receptionist, welcomed, check-in
complaint*, beschwerde*, reklamation*, reclam*, plainte*, quejas, klacht* > refunds, returns desk
cash, cash handling, cashing, kasse*, kassier*, caisse*, encaiss*, caja, cajer*, cassa, cassier*, caixa, kassa > till, tills, float, cashed up, register, tagesabschluss
stock, stock control, inventor*, stocktak*, inventur*, bestand*, lagerbestand*, stocks, inventaire*, inventari*, existencias, almacen, magazzin*, giacenz*, estoque, voorraad* > stock counts, cycle count*, replenish*, ordering, reorder*, wareneingang
warehous*, lager*, logist*, entrepot, magasin*, magasinier*, almacen*, magazzin*, armazem, magazijn* > picking, kommission*, dispatch, pallets, loading bay, goods-in, wareneingang, versand, preparateur*, cariste, staplerfahr*, mozo de almacen, distribution centre, dc
order picking, picking, pick, picked, picker*, kommission*, picken, preparation de commandes, preparateur* de commandes, picking de pedidos, orderpick* > pick rate, headset, pick by voice
voice picking, pick by voice, voice-picking, pick-by-voice, voice > headset
scanner*, scanning, handheld*, scangerat*, mde, douchette*, pda, lector*, rf gun, rf guns > barcode*
!forklift*, fork lift, stapler*, gabelstapler*, staplerschein, flurforder*, chariot elevateur, caces, carretill*, carrellist*, carrello elevatore, empilhad*, heftruck*, flt > reach truck, counterbalance, rtitb, itssar, schubmast*, vna
!reach truck, reach licence, reach-truck, schubmast*, chariot retractable, carretilla retractil, reachtruck
!counterbalance, gegengewichtsstapler
!first aid, first aider*, ersthelfer*, erste hilfe, erste-hilfe, premiers secours, secourist*, psc1, primeros auxilios, primo soccorso, primeiros socorros, ehbo, bhv, eerste hulp > first aid at work, paediatric first aid, betriebssanitat*, emt, paramedic
!basic life support, bls, soporte vital basico, svb, reanimation
!advanced life support, acls, soporte vital avanzado, sva
!food hygiene, food safety, lebensmittelhygiene, hygieneschulung, haccp, appcc, manipulador de alimentos, hygiene alimentaire, igiene alimentare, belehrung nach infektionsschutzgesetz, gesundheitszeugnis, infektionsschutz*
!hazardous goods, dangerous goods, gefahrgut*, adr, matieres dangereuses, mercancias peligrosas, merci pericolose, hazmat
!working at height*, hohenarbeit*, travail en hauteur, travaux en hauteur, trabajos en altura, lavori in quota > ipaf, pasma, cherry picker, hubarbeitsbuhne*
!lifting platform, hubarbeitsbuhne*, hubsteiger, mewp, ipaf, nacelle, plataforma elevadora, cherry picker
!crane*, kran*, kranschein, pontier*, grua*, gruista, gruist*, carroponte, kraanmachinist*
!chainsaw*, motorsage*, kettensage*, tronconneuse*, motosierra*, motosega, kettingzaag > cs30, cs31
!spraying, pesticide*, pa1, pa6, sachkundenachweis pflanzenschutz, pflanzenschutz*, certiphyto, aplicador de productos fitosanitarios, fitosanitari*, patentino fitosanitario
!diving, dive, diver*, dives, taucher*, tauchen, tauch*, plongee, plongeu*, buceo, buzo*, submarinis*, subacque*, mergulh*, duik* > adas, padi, scuba, hse part iv
!child protection, safeguarding, kinderschutz, protection de l'enfance, proteccion de la infancia > designated safeguarding
!criminal record*, dbs, police check, fuhrungszeugnis, casier judiciaire, delitos sexuales, crb, pvg, vog > enhanced dbs
!registriert, registration, registered, colegiad*, colegiacion, colegiado, iscri* all'albo, albo, inscrit* a l'ordre, ordre des, kammer, approbation, approbiert, pin > nmc, gmc, hcpc, hpc, coru, gphc, bar of
!admission, admitted, admitted to, zulassung, zugelassen*, barreau, colegio de abogados, called to the bar, bar of, rechtsanwaltszulassung > solicitor, barrister, attorney, rechtsanwalt*, avocat*, abogad*, avvocat*, advogad*
!driving licence, drivers licence, driver's licence, driver's license, driver license, driving license, fuhrerschein*, fahrerlaubnis, permis b, permis de conduire, carnet de conducir, carne de conducir, permiso de conducir, patente b, patente di guida, carta de conducao, rijbewijs* > permis c, permis ce, fuhrerschein ce, cdl, hgv, lgv, class 1 driver, class 2 driver, class a cdl
!pmp, prince2, project management certificate, ipma
!scrum master, csm, psm, scrum-master
!six sigma, green belt, black belt, lean six sigma
!trainer*, aevo, ausbildereignung*, ada-schein, ada schein, ausbilderschein, ausbildereignungspruf*
team lead*, teamleit*, team leading, teamfuhr*, chef d'equipe, jefe de equipo, capo squadra, teamleider > team of, crew of, shift leader, supervis*, foreman
presenting, presentation*, presented, prasent*, vortrag*, exposes, conferen*, ponencia*, apresenta* > spoke at, speaker, talks, talk, keynote
negotiat*, verhandl*, verhandel*, negoci*, trattativ*, negozia*, onderhandel* > contracts with suppliers, collective bargaining
purchas*, procur*, buying, buyer*, einkauf*, beschaff*, achat*, acheteu*, compras, comprador*, acquist*, inkoop* > suppliers, ordering, tenders, lieferanten, fournisseurs, proveedores, fornitori
supplier*, vendor*, lieferant*, fournisseur*, proveedor*, fornitor*, fornecedor*, leverancier*
budget*, cost control, kosten*, kostenstell*, couts, costes, costi, kostenverantwort* > p&l, food cost, spend of, etat
sales, selling, sell, sold, sale, vertrieb*, verkauf*, verkaufer*, vente*, vendeu*, venta*, vender, vendedor*, vendit*, venditor*, vendas, verkoop* > quota, turnover, accounts won, umsatz*, aussendienst, telesales, account manager, key account*, territory
quota, target*, zielvorgab*, ziele, zielerreich*, objectif*, objetivo*, obiettiv* > of plan, of target, umsatzziel*
exceed*, overachiev*, beat, above, over target, surpass*, ubertreff*, ubertroffen, ubererfull*, depass*, superad*, superat*, overtref* > president's club, top seller
cold call*, kaltakquis*, neukundengewinn*, akquis*, prospect*, prospeccion, puerta fria, acquisizione clienti, new business, business development, hunting > door to door, opened accounts, new accounts, neukunden
key account*, grosskunden*, grands comptes, grandes cuentas, grandi clienti
marketing, campaign*, kampagn*, campagn*, campana* > seo, newsletter*, google ads, social media, adwords
social media, soziale medien, social-media, reseaux sociaux, redes sociales, social network > instagram, tiktok, facebook, linkedin, twitter, youtube, community manager
content, copywrit*, redaktion*, redaction, redaccion, contenu*, contenid*, testi > articles, blog*, newsletter*, wrote, editor
edit*, editing, lektor*, redaktion*, edition, editorial, editor*, publish*, verlag*, livre*, catalog*, ouvrage*, couvertur*, libro*, libri, editori* > book cover*, book design*, books for
publication*, published, peer-reviewed, peer reviewed, veroffentlich*, publikation*, articles scientifiques, publicacion*, pubblicazion*, publicaco*, author*, autor*, auteur* > first author, co-author*, journal*, articles, doi, monograph*, papers as, papers in, published papers, conference papers, research papers, scientific papers, papers on
video*, film*, videoschnitt, montage video, edicion de video > premiere, final cut, davinci, after effects
photograph*, fotograf*, photographe*, fotografi* > lightroom, shoots, portraits
graphic design, adobe, creative suite, creative cloud, adobe cc, bildbearbeitung, pao, grafik*, graphism*, diseno grafico, grafica > photoshop, indesign, illustrator
ux, user experience, usability, benutzerfreundlich*, ergonomie, usabilidad > figma, sketch, prototyp*, wirefram*, interviews with, user tests
user research, usability testing, nutzerforschung, recherche utilisateur*, investigacion de usuarios > interviews, interviewed, usability, tested with, user tests, surveys of users
user*, nutzer*, anwender*, benutzer*, utilisateur*, usuari*, utent*, gebruiker* > customers, kunden
accessib*, barrierefrei*, accesib* > wcag, screen reader*, blind, a11y, leichte sprache
front-end, frontend, front end > html, css, javascript, typescript, react, vue, angular, svelte, jquery
back-end, backend, back end, server-side > node, django, laravel, flask, apis, api
api, apis, schnittstelle*, interfaces > graphql, endpoints, webhooks
cloud > aws, azure, gcp, google cloud, amazon web services, lambda, s3, ec2, bigquery, openstack
container*, containeri* > docker, kubernetes, k8s, podman, openshift
ci/cd, continuous integration, continuous delivery, build pipelines > jenkins, github actions, gitlab ci, gitlab, circleci, teamcity, azure devops, argo
version control, source control, versionsverwaltung > git, github, gitlab, svn
infrastructure as code, iac > terraform, ansible, pulumi, cloudformation, puppet
database*, datenbank*, bases de donnees, base de datos, bases de datos, banche dati, banco de dados > sql, postgres*, mysql, oracle, mongodb, sql server, sqlite, mariadb
sql > postgres*, mysql, t-sql, pl/sql, bigquery, sql server, mariadb, sqlite, snowflake
data warehouse*, dwh, data-warehouse > snowflake, bigquery, redshift, synapse, teradata
etl, elt, data pipeline*, datenpipelin*, pipelines > airflow, dbt, informatica, talend, nifi, fivetran, dagster
stream*, real-time data, realtime, echtzeit* > kafka, kinesis, flink, pulsar, pub/sub, pubsub
business intelligence, bi tools, dashboard*, bi, reporting tools, visuali* > power bi, tableau, looker, qlik*, metabase, grafana
statist*, estadistic* > spss, stata, regression*, anova, confidence interval*, weighted, significance, sampling, biostat*
machine learning, ml, maschinelles lernen > tensorflow, pytorch, scikit-learn, sklearn, xgboost, neural
programming, coding, programmier*, programmation, programacion, programmazione, script*, scripting > python, java, javascript, php, bash, perl, ruby, vba
test automation, automated test*, testautomatisierung, automatisierte tests > selenium, cypress, playwright, junit, pytest, jest
linux, unix > ubuntu, debian, red hat, rhel, centos
network*, netzwerk*, reseau*, redes, reti > cisco, ccna, firewall*, vlan, routers, switches, juniper
monitor* > prometheus, grafana, datadog, nagios, zabbix, splunk
office software, ms office, microsoft office, office programs, computer skills, pc skills, it skills, pc-kenntnisse, edv-kenntnisse, edv, office-kenntnisse, ms-office*, office-programm*, bureautique, pack office, ofimatic*, paquete office, pacchetto office, office-pakket, computer literacy, word processing > excel, outlook, powerpoint, google workspace, spreadsheets, libreoffice, ms word, microsoft word
spreadsheet*, excel, tabellenkalkul*, tableur, hojas de calculo, fogli di calcolo > pivot*, vlookup
management system*, management software, warenwirtschaft*, wms, logiciel de gestion, software de gestion, gestionale > sap, navision, dynamics, odoo, jtl, manhattan, blue yonder
erp > sap, oracle, navision, dynamics, odoo, netsuite, proalpha, infor, sage x3
crm > salesforce, hubspot, pipedrive, dynamics, zoho, zendesk
booking system*, property management system, pms, hotelsoftware, logiciel hotelier > opera, fidelio, protel, mews, cloudbeds, amadeus
accounting software, buchhaltungssoftware, buchhaltungsprogramm*, logiciel de comptabilite, logiciel comptable, programa de contabilidad, software contable > datev, sage, quickbooks, xero, lexware, ciel, contaplus, myob, tally
electronic record*, patient record*, ehr, emr, electronic patient, krankenhausinformationssystem, kis, dossier patient, historia clinica electronica > epic, cerner, systmone, emis, meditech, orbis, vivendi, easyplan
accounting, accountant*, accountancy, bookkeep*, buchhalt*, finanzbuchhalt*, finanzbuchfuhr*, buchfuhr*, bilanz*, comptab*, contab*, contabil*, ragioner*, boekhoud* > ledger*, month-end, reconcil*, kontier*, debitoren*, kreditoren*, closing, jahresabschl*
year-end, annual accounts, jahresabschl*, bilanzier*, bilanz*, cloture*, arrete des comptes, cierre, cierres, chiusura*, bilancio, month-end, monatsabschl*, closing > closed the books, cierre mensual
payroll, payrol*, lohn*, lohnabrechn*, gehaltsabr*, entgeltabr*, paie*, fiches de paie, bulletins de paie, nomina*, bustepaga, buste paga, paghe, folha de pagamento, salarisadmin*, salarisverwerk* > weekly pay, monthly pay, wages, payslip*, p60, rti, bulletins de salaire, lohnlauf
tax*, steuer*, fiscal*, impot*, impuest*, tribut*, impost*, belasting* > vat, gst, hmrc, umsatzsteuer, tva, iva
vat, gst, umsatzsteuer*, mehrwertsteuer, tva, iva, btw, tds
audit*, wirtschaftspruf*, pruf* des jahresabschlusses, commissariat aux comptes, auditor*, revision*, revisione
invoic*, rechnung*, facturation, factures, factura*, fattur*, fatura*, factur* > billing, mahn*, accounts payable, accounts receivable
disput*, litigat*, streit*, contentieux, litig*, contencioso > arbitration*, court of appeal, tribunal*, high court, proceedings
energy, energie*, energia, energet* > turbine*, wind, solar, photovolta*, power plant*, kraftwerk*, oil, gas, grid, stadtwerke, utility, utilities, eolien*, eolic*, substation*, steam, boiler*, heat recovery, kwh, mwh
renewable*, erneuerbar*, energies renouvelables, renovables, rinnovabili > wind, solar, photovolta*, pv, heat pump*
construction, baustelle*, batiment, btp, chantier*, construccion, edil*, cantier*, construcao, bouw*, building site*, building trade*, building work*, building industry, bau, bauwesen, baubranche, hochbau, tiefbau, bauleit*, obra, obras > foundations, concrete, rohbau, scaffold*, structural, site manager, bricklay*, maurer*, macon*, albanil*, carpent*, refurb*
project manag*, projektmanag*, projektleit*, projektsteuer*, gestion de projet*, chef de projet, conduite de projet, gestion de proyectos, jefe de proyecto, gestione progett*, gestao de projet* > pmp, prince2, delivered on time, on budget
drawing*, blueprint*, plans, zeichnung*, technische zeichnung*, bauplan*, plane lesen, schaltplan*, stromlaufplan*, lecture de plans, planos, disegni, disegno tecnico, tekening*, isometric*, schematic*
cad > autocad, solidworks, catia, inventor, creo, revit, nx, microstation, archicad, rhino, vectorworks, eplan, sketchup
bim > revit, archicad, navisworks, ifc
tender*, ausschreib*, appels d'offres, appel d'offres, licitacion*, gare d'appalto, vergabe*, aanbested*, bids > leistungsverzeichnis*, vob, bid
plc, plcs, sps, sps-programm*, automate*, automatas, automation, automatisier*, automatisme*, automatiz*, automazione > siemens, s7, step 7, step7, simatic, tia, allen-bradley, allen bradley, rockwell, rslogix, codesys, twincat, beckhoff, omron, schneider electric, controllogix, scada
fault finding, fault-finding, troubleshoot*, diagnos*, fehlersuche*, storungs*, entstor*, depann*, recherche de panne*, diagnostic*, averias, ricerca guasti, storingen, storing* > faults, breakdown*, multimeter, repaired
mainten*, instandhalt*, wart*, wartung*, gewartet, entretien, mantenim*, manuten*, onderhoud*, upkeep, servicing > repaired, repairs, lubricat*, breakdowns, reparatur*, inspections
repair*, reparatur*, repar*, riparaz*, instandsetz*, reparat*, fix*
electric*, elektr*, electriq*, electricid*, elettric*, eletric* > wiring, switchgear, cabling, schaltschrank*, installation of sockets, consumer unit*, low voltage, schaltanlage*
control cabinet*, switch cabinet*, control panel*, schaltschrank*, schaltanlage*, armoire electrique, armoires electriques, cuadros electricos, quadri elettrici
mechanic*, mechanik*, mecanic*, mecaniq*, meccanic*, schlosser* > gearbox*, brakes, hydraul*, engines, engine
hydraul*, hidraul*, idraul*
weld*, schweis*, geschweisst, soud*, soldad*, saldat* > tig, mig, mag, wig, smaw, gtaw, stick
tig, wig, gtaw, 141
mig, mag, gmaw, 135
stick, smaw, e-hand, lichtbogenhand*, electrode, 111
cnc > siemens 840d, heidenhain, fanuc, mazak, haas, okuma, mazatrol, g-code
lathe*, turning, drehen, dreher*, drehmaschine*, tournage, tourneur*, torno*, tornio
milling, frasen, fras*, fraiseu*, fraisage, fresador*, fresatur*
assembl*, montage, monti*, montier*, monteur*, assemblage, montaje, montaggio, montagem
quality, qualitat*, qualite*, calidad, qualita, qualidade, kwaliteit* > iso 9001, inspections, inspected, qa, defects, reject rate, ausschuss*
lean, continuous improvement, kvp, kaizen, amelioration continue, mejora continua, miglioramento continuo > 5s, six sigma, kanban, value stream, smed
improv*, rais*, increas*, boost*, steiger*, gesteigert, verbesser*, optimi*, amelior*, augment*, mejor*, aument*, miglior*, melhor*, verbeter* > up from, down from, cut, reduced, halved
safety, health and safety, arbeitssicher*, arbeitsschutz*, securite, sante et securite, seguridad, prl, prevencion de riesgos, sicurezza, seguranca, veiligheid* > risk assessment*, coshh, iosh, nebosh, osha, gefahrdungsbeurteil*, sicherheitsbeauftragt*, toolbox talk*, vca, sifa
accident*, unfall*, incident*, accidente*, infortun*, sinistr*, siniestr*
preventable, chargeable, at-fault, at fault, verschuldet*
driv*, drove, driver*, lenk*, gefahren, fahrer*, conduct*, conduire, conduite, chofer*, conducir, autist*, guida, motorist*, rijden, chauffeur*, fahren, fuhr > miles, routes, hgv, lorry, truck, lkw, deliveries, bus, taxi
tanker*, tankwagen*, tanklast*, citerne*, cisterna*
food-grade, food grade, food, lebensmittel*, alimentaire*, agroalimentaire, aliment*, alimentari, alimentare, voeding* > milk, dairy, dairies, meat, bakery, restaurant, kitchen, juice, grain, fruit, fish, milch, fleisch, backerei*, laitier*, lait, leche, queso*, kuche*, catering, canteen
route planning, tourenplan*, planification de tournees, rutas, disponent*, dispatch*, disposition
tachograph*, fahrtenschreiber*, chronotachygraphe*, tacografo*, cronotachigraf*
customs, zoll*, douane*, douanier*, aduan*, dogan*, alfandeg* > atlas, incoterms, export declarations
import, export, aussenhandel*, commerce international, comercio exterior, import-export
cook*, koch*, kuche*, cuisin*, cocin*, cuoc*, cozinh*, kok, kitchen*, chef, chefs > sous chef, commis, line cook, grill, sauces, menus
pastry, patisser*, patissi*, konditor*, pasteler*, reposter*, pasticcer*, confiseu*, confeitar*, banket > desserts, dessert, cakes, croissants, viennoiserie*
bake, baked, baker*, bakery, baking, backer*, boulang*, panader*, panific*, fornai*, padeir*, bakk* > sourdough, sauerteig, bread, brot, dough
menu*, speiseplan*, speisekarte*, cardapio
barista*, coffee, kaffee*, cafe, cafes, espresso
bar, bartend*, barman, barmaid, barkeeper*, cocktail*
hotel*, hospitality, gastgewerbe, gastronom*, hotellerie, restauration, hosteleria, ospitalita, ristorazione, hotelaria, horeca, 旅館, ホテル > restaurant*, guests, rooms, inn, kitchen, pension, waiter*, kellner*, chef, gasthof*, trattoria, bistro
retail*, einzelhandel*, handel, commerce de detail, comercio, tienda*, venta al publico, vendita al dettaglio, negozio, varejo, detailhandel, winkel* > shop*, supermarket*, till, boutique*, markt, filiale*, laden, magasin, vendeu*, depend*, cashier, verkaufer*, visual merchandising, cash & carry, store, stores
merchandis*, warenprasent*, displays, display, facing, reassort
cultur*, kultur*, kulturell*, culturel*, culturel, cultural*, culturale, arts > theat*, museum*, musee*, museo*, galer*, gallery, opera, oper, festival*, orchestr*, biblioth*, library, libraries, concert*, teatro*, cinema*, exhibition*, ausstellung*
health service*, health sector, healthcare, health care, gesundheit*, gesundheitswesen, sante, secteur medical, sanitari*, salud, sanita, saude, zorg*, medical sector, medical field, medical practice, medical device* > hospital*, clinic*, klinik*, nhs, ward, patient*, krankenhaus*, hopital, infirm*, enferm*, infermier*, doctor*, surgery, surgeries, pharmac*, apothek*, dental, care home, ems, ambulanc*, nurse, nurses, nursing, pflegedienst*, pflegeheim*, pflegekraft*, pflegefach*, krankenpfleg*, medical devices
nurse, nurses, nursing, pfleg*, krankenpfleg*, gesundheits- und kranken*, infirm*, enferm*, infermier*, verpleeg*, verpleg* > rn, staff nurse, ward
care work, care of the elderly, elderly care, aged care, altenpfleg*, geriatr*, personnes agees, mayores, anziani, idosos, ouderenzorg, carer* > care home, residential home, residencia de mayores, ehpad, seniorenheim, altenheim, pflegeheim*, dementia, demenz
dementia, demenz*, alzheimer*, demencia*, demenza, dementie
emergency, a&e, notaufnahme, notfall*, urgences, urgencias, pronto soccorso, spoedeisende > triage, triaje, trauma, paramedic*, ambulanc*, rettungs*
intensive care, icu, itu, intensivstation*, intensivpflege, reanimation, soins intensifs, uci, cuidados intensivos, terapia intensiva, rianimazione, critical care, high dependency > ventilated, ventilator*, beatmung*
respiratory, ventilation, beatmung*, respirat* > niv, tracheostom*, cpap
operating room, operating theatre, theatre nurse, operationssaal, op-saal, bloc operatoire, quirofano*, sala operatoria > scrub*, surger*, instrumentist*, anaesthe*, surgeon*, knee operations, hip operations, surgical*, in theatre, implant*
wound care, wound*, wundversorg*, wundmanag*, plaie*, pansement*, heridas, curas, ulceras, ferite, medicazion* > dressings, verband*
medication*, medicine*, medikament*, medicament*, medicacion, farmac*, medicin* > administered, drug rounds, iv, injections
patient*, paciente*, pazient*
child*, kinder*, kinderbetreu*, enfant*, petite enfance, nino*, ninas, infantil, bambin*, crianc*, kinderen, early years, toddler* > kita*, krippe*, creche*, kindergart*, guarderia*, asilo, eyfs, pupils, montessori, playgroup, nanny, au pair, erzieher*, garderie, kleinkind*
special needs, sen, send, inclusion, inklusi*, forderbedarf, handicap*, behinder*, necesidades especiales, neae, disabilit*, discapacidad, bisogni educativi, disabled > autis*, adhd, dyslexi*, downs, wheelchair, forder*, ehcp
social work*, sozialarbeit*, sozialpadagog*, travail social, trabajo social, assistente sociale > casework, case load, caseload, families, streetwork
volunteer*, ehrenamt*, benevol*, voluntari*, volontari*, vrijwillig*
school*, schul*, ecole*, escuela*, colegio*, scuol*, escola*, lycee, college > teacher*, pupils, classroom, lehrer*
field trip*, excursion*, school trip*, klassenfahrt*, exkursion*, sorties scolaires, excursiones, gite scolastiche, study visits > trips to, trip to
curricul*, lesson plan*, lehrplan*, unterrichtsplan*, schemes of work, programmation
exam*, assessment*, pruf*, examens > gcse, a level, marking, abitur, baccalaureat
public sector, public administration, local government, civil service, offentlicher dienst, offentlichen dienst, verwaltung*, behorde*, secteur public, fonction publique, administration publique, sector publico, administracion publica, pubblica amministrazione > council, ministry, municipal*, city of, stadt, gemeinde, mairie, ayuntamiento, comune di, county, landratsamt
bank*, finance, financial services, finanz*, finanzwesen, banqu*, banc*, banca, finanzas, services financiers, fintech > insurance, loans, credit union, sparkasse, volksbank, payments, fund, assurances, caixa
insurance, versicher*, assuranc*, segur*, assicuraz*, verzeker* > underwrit*, actuar*, schaden*
industr*, manufactur*, fertigung*, production, produktion*, produktionsbetrieb, usine, fabricacion, fabric*, produzion*, fabbric*, produca*, productie > factory, assembly line, atelier, planta, stabilimento, machine operator, production plant, plant operator, production line
automotive, automobil*, automobile, automocion, kfz, car industry > bmw, volkswagen, vw, audi, mercedes, ford, toyota, renault, peugeot, stellantis, tier 1, oem
aerospace, aviation, luftfahrt*, aeronaut*, aviacion, aviazione > airbus, boeing, aircraft, airline, part 145, easa
pharma*, gmp, gute herstellungspraxis, bpf > clean room, cleanroom, reinraum*, validation
laborator*, laborant*, laboratoire*, lab, labs > pcr, hplc, pipett*, titrat*, assay*, chromatograph*, cell culture, elisa
agricult*, farm*, landwirt*, agricol*, agricoltur*, granja, ferme, boerderij > dairy, livestock, cattle, tractor, milking, calving, lambing, harvest, orchard, vineyard, sheep, crops
livestock, cattle, animal*, tier*, betail, elevage, ganad*, bestiame, gado, vee > dairy, cows, pigs, sheep, calving, lambing, milking, herd, horses
garden*, horticult*, landscap*, gartner*, gartenbau, jardin*, paysag*, giardin*, tuin* > pruning, planting, hedges, lawns, borders, greenhouse
sea, marine, maritime, offshore, at sea, seefahrt* > vessel*, boat*, ship*, fiord*, fjord*, fish*, coast*, lobster, cod, kelp, salmon, trawler*, deckhand, skipper*, ocean*, reef*
survey*, vermess*, leves, releve*, levantamiento*, rilev* > sampling, transects, monitoring, panel, questionnaire*, fragebog*
non-profit, nonprofit, ngo, charity, third sector, gemeinnutz*, associatif, associations, ong, tercer sector, terzo settore > foundation, red cross, volunteers, caritas, oxfam
fundrais*, spenden*, collecte de fonds, recaudacion, captacion de fondos, raccolta fondi > grants, donors, raised
grant*, funding application*, forderantrag*, fordermittel*, drittmittel*, subventions, subvenciones, bandi, subsidie*
research*, forsch*, recherche*, investigacion*, investigador*, ricerc*, pesquis*, onderzoek* > thesis, laborator*, published, study of, phd
report writing, reports, writing reports, written reports, berichtswesen, bericht*, rapport*, informes, relazion*, relatori* > reports for, wrote up, documented, presented to the board
document*, dokument*, record keeping, charting, protokoll*, tracabilite, aktenfuhr*
data entry, datenerfassung, dateneingabe, saisie, saisie de donnees, introduccion de datos, entrada de datos, grabacion de datos, data-entry, inserimento dati
data protection, datenschutz*, gdpr, dsgvo, rgpd, protection des donnees, proteccion de datos
recruit*, hiring, personalauswahl, personalbeschaff*, personalgewinn*, rekrut*, recrut*, seleccion de personal, contratacion, selezione del personale, werving > interviewed candidates, hired, bewerbungsgesprach*, headcount
human resources, hr, personalwesen, personalabteilung, ressources humaines, rh, recursos humanos, rrhh, risorse umane, personeelszaken > recruit*, payroll, onboarding, personalsachbearbeit*
event*, veranstalt*, evenement*, evento*, eventi > weddings, conference*, concerts, festival*, trade fair*, messe*
office admin*, administrat*, secretar*, sekretari*, burokauf*, buroorgan*, bureau, secretari*, amministrativ*, assistanat, sachbearbeit*, clerical > filing, diary, minutes, correspondence, ablage, korrespondenz, receptionist, appointments
minutes, protokoll*, compte rendu, comptes rendus, actas, verbali, notulen
translat*, ubersetz*, traduc*, traduct*, traduz*, vertal* > trados, memoq, subtitles, localis*
cat tool*, translation software > trados, memoq, memsource, wordfast
cms, content management system*, redaktionssystem*, gestor de contenidos > wordpress, typo3, drupal, joomla, contentful, contao
e-commerce, ecommerce, online shop*, onlineshop*, online-handel, boutique en ligne, tienda online > shopify, magento, woocommerce, shopware, amazon, etsy
reserv*, booking*, buchung*, reservation*, prenotaz*
clean*, reinig*, nettoy*, limpie*, puliz*, limpez*, schoonma* > housekeep*, janitor*, unterhaltsreinigung
security guard*, guarding, wachdienst, objektschutz, sicherheitsdienst, gardiennage, vigilancia, vigilante*, vigilanza, beveilig* > cctv, patrol*, doorman, access control, door supervisor
plumb*, sanitar*, installateur*, plomb*, fontaner*, idraulic*, encanad*, loodgiet* > boilers, heating, pipework, heizung*, bathrooms
heating, heizung*, chauffage*, calefaccion, riscaldamento, hvac, klima*, climatis*, climatiz* > boiler*, heat pump*, warmepump*, radiators, ventilation systems
refrigerat*, kalte*, kalteanlag*, frigorist*, frigorif*, fluides frigorigenes, f-gas, refrigerant*
paint*, maler*, lackier*, peint*, pintor*, pintura, imbianchin*, schilder*
carpent*, schreiner*, tischler*, menuis*, charpent*, carpinter*, falegnam*, timmer*, joiner*, joinery, zimmerer*, zimmermann, zimmerei* > cabinets, timber, framing, roof trusses, kitchens fitted
roof*, dachdeck*, couvreur*, toitur*, tejado*, tetti, dak*
hairdress*, barber*, friseur*, coiffeu*, coiffur*, peluquer*, parrucchier*, cabeleireir*, kapper* > cuts, colouring, balayage, styling
colour*, color*, farb*, coloration*, tinte*, balayage, highlights
sewing, sewn, sew, naherin, nahen, naharbeit*, sarta, sarto, sartoria, schneider*, coutur*, costur*, cucit*, naai* > alterations, garments, pattern cutting, dressmak*
pattern cutting, pattern making, schnittkonstruktion, schnitterstellung, patronage, patronaje, modellist*
librar*, biblioth*, bibliotec* > catalogu*, loans desk, marc
catalogu*, katalogisier*, catalogag*, catalogacion, catalogazione > marc, rda, metadata
legal, juris*, jurid*, droit, giurid*, recht, rechtswesen > law firm, solicitor*, llp, kanzlei, court, paralegal
arbitrat*, schiedsverfahren*, schiedsgericht*, arbitrag*, arbitraj* > icc, lcia, uncitral
paralegal, legal assistant, rechtsanwaltsfachangestellt*, assistant juridique
statistics in r, r programming > rstudio, tidyverse
geographic information, gis, geoinformat* > arcgis, qgis, mapinfo
sustainab*, nachhaltig*, environmental, umwelt*, environnement*, medioambient*, sostenib*, durabl*, ambiental* > co2, carbon, recycling, iso 14001, emissions
recycl*, waste, abfall*, dechets, residuos, rifiuti, afval
audit trail, compliance, regelkonform*, conformite, cumplimiento, conformita
risk*, risiko*, risque*, riesgo*, rischi*, risico*
conflict*, konflikt*, deescalat*, de-escalat*, deeskal*, mediat*, mediac*
counsel*, beratung*, berat*, conseil*, asesor*, orientacion, consulen*, advis* > consult*, guidance
phone*, telephone*, telefon*, telephon*, call cent* > calls, hotline, switchboard
night*, nacht*, nuit*, noche*, notte, nachts
travel*, reise*, reisebereit*, deplacement*, viaj*, viagg* > on the road, aussendienst, field sales, worked abroad
own rig, own welding rig, own truck
own tools, eigenes werkzeug, outillage personnel, herramienta propia
own car, own vehicle, eigener pkw, eigenes auto, vehicule personnel, vehiculo propio, coche propio, auto propria, eigen auto
music*, musik*, musiq*, musica*, instrument, instrumente, instrument de musique > choir, orchestra, piano, band, gitarre, guitar*, klavier, ukulele, violin, geige, flote, drums, singing, chant, guitarra, chitarra, guitare
sport*, fitness > coach*, athlet*, football, personal trainer, trainer c
opioid*, substitution*, drug treatment, addiction*, sucht*, addictolog*, adicciones, dipendenze > methadone, buprenorphin*, subutex, naloxone, needle exchange, supervised consumption, supervised dosing
sprachforderung, sprachbildung, language support, language development, soutien linguistique
!chartered, ceng, ieng, mimeche, mice, fimeche, charter*
dsear, atex, explosion protection, explosion risk*, dust explosion*, explosionsschutz* > zoning, hazardous area*, ex-zone*
brc, brcgs, ifs, food safety standard*, food grade standard*, fssc > brc audit, salsa
energy saving*, energy efficiency, energieeinspar*, energieeffizienz, efficacite energetique, eficiencia energetica > heat recovery, insulation, gas saved, kwh saved, electricity saved, led lighting, solar
right to work, legal right to work, legal right to work in the eu, legal right to work in the uk, right to work in the eu, right to work in the uk, work permit, work visa, arbeitserlaubnis, permis de travail, permiso de trabajo, permesso di lavoro, eligible to work, legal right > passport, citizen*, settled status, indefinite leave, green card, eu national, aufenthaltstitel, staatsangehorig*, nationalite, nacionalidad, residence permit
cold store*, cold storage, cold chain, kuhlhaus*, tiefkuhl*, chambre froide, camara frigorifica, cella frigorifera, temperature controlled > freezer*, frozen, chilled, -24, -25, deep-freeze
repository, repositories, knowledge base, wissensdatenbank, base de connaissances > library of, searchable, archive of, wiki, confluence
wedding*, hochzeit*, mariage*, boda*, matrimoni*, casamento*, bruiloft* > bridal, brides, novias
flower*, florist*, blumen*, fleur*, flores, floreria, fiorist*, bloem* > bouquet*, strauss*, ramo*, wreath*, kranz*
japanese flower arrang*, arte floral japones, ikebana
emergency vehicle*, blue light*, emergency driving, blaulicht* > cerad, response driving
front-line, frontline, front line > ambulance*, crewed, response car, patrol, street team
rescue*, rettung*, sauvetage, rescate, soccorso > lifeboat*, coastguard, mountain rescue, rnli, bergwacht
directors, board, executives, senior management, geschaftsfuhrung, vorstand, direction generale, comite de direction, direccion, consiglio > board member*, c-level, c-suite, ceo, vorstandssitzung
stakeholder*, interest groups, interessengruppen, parties prenantes > board, directors, council, residents, clients
deadline*, time pressure, zeitdruck, termindruck, delais, plazos, scadenze > on time, same day, daily deadline*, filed by
confidential*, discretion, diskret*, vertraulich*, confidentialite, confidencialidad, riservatezza > nda, personnel files, board papers
proofread*, korrekturles*, relecture, corrector*, correzione > sub-edit*, copy-edit*, galley*
subtitl*, untertitel*, sous-titr*, subtitul*, sottotitol*
interpret*, dolmetsch*, interprete*, interpret* > court, consecutive, simultaneous, whispered
cctv, video surveillance, videouberwachung, videosurveillance, videovigilancia, videosorveglianza > control room, monitors
patrol*, streife*, rondes, rondas, ronda > rounds, foot patrol*
door supervis*, doorman, bouncer, turste* > nightclub*, door team
radiograph*, x-ray*, rontgen*, radiolog*, radiografi* > bitewing*, dental imaging
scaling, root planing, periodont*, prophylaxe*, detartrage, profilaxis, hygiene session* > perio, gum, scale and polish
local anaesth*, local anesth*, lokalanasthesie, anesthesie locale, anestesia local > injections, block
brand voice, tone of voice, brand guidelines, markensprache > style guide, house style
seo, search engine optimi*, suchmaschinenoptimierung, referencement naturel > keywords, rankings, organic traffic, serp
landing page*, web copy, website texts > conversion, headlines, a/b
irrigation, bewasser*, irrigat*, riego, irrigazione, rega > drip, sprinkler*, goteo
pruning, prune*, baumschnitt, taille, poda*, potatura > orchard*, vines, olive*
harvest*, ernte*, recolte*, cosecha*, vendimia, raccolta, colheita*, oogst* > picking, campana de
tractor*, traktor*, schlepper*, tracteur*, trattor*, trator* > john deere, fendt, new holland, massey
organic farm*, organic, okolog*, bio-, biologique, ecologic*, biologic* > bioland, demeter, soil association, caae
greenhouse*, gewachshaus*, serre*, invernadero*, serra, estufa*
reserving, loss reserv*, reserves, actuar*, aktuar* > ibnr, chain ladder, triangles, technical provisions
pricing, tarif*, tarification, tarifacion > glm, premium*, rate filing
solvency*, capital model* > orsa, scr, internal model
alteration*, anderung*, retouche*, arreglo*, modifiche sartoriali > hems, hemming, took in, let out
corset*, historic dress, period costume*, costume*, kostum* > opera, theatre, wardrobe, stage
fabric*, textile*, stoff*, tissu*, tejido*, tessut* > wool, silk, tweed, leather
fitting*, anprobe*, essayage*, prueba* de vestuario, prove > customers measured, made to measure, bespoke
bespoke, made to measure, massanfertigung, sur mesure, a medida, su misura > suits, tailcoat*, habits
file management, aktenfuhrung, aktenverwaltung, ablage, gestion de dossiers, archiv* > e-akte, e-file, filed, archive
citizen contact, burgerkontakt, parteiverkehr, publikumsverkehr, burgerservice, contact avec le public > counter, schalter, citizens, burger, parteien
applications, antrag*, antragsbearbeitung, demandes, solicitudes, domande > bescheid*, permits, processed applications, decisions
administrative law, verwaltungsrecht, droit administratif, derecho administrativo > bescheide, widerspruch*, verwaltungsverfahren
home visit*, hausbesuch*, visites a domicile, visitas domiciliarias
safeguarding children, kinderschutz, child welfare > kindeswohl*, social services, referral*
settling-in, eingewohn*, adaptation des enfants, adaptacion > berliner modell, munchener modell
vaccinat*, impf*, immuni*, vacun* > flu clinic*, jabs
dispens*, arzneimittelabgabe, delivrance, dispensacion > prescriptions, blister packs, medicines
revenue management, rate management, yield management, 料金管理, レベニューマネジメント > room rates, 客室単価, 予約サイトの料金, adr, revpar
renovation*, refurbish*, umbau*, renovierung*, sanierung*, renov*, reforma, reformas, ristruttur*, 改装, 改修 > rebuilt, redesigned, new kitchen, fit-out
`;
