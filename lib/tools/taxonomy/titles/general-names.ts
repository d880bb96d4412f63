/**
 * Occupations whose names are also used for more special ones, with these: who writes "programmer" may mean a backend developer, and "cleaner" a
 * housekeeper. Employers choose between the two names freely.
 */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
	// Those who write for browsers, telephones or machines say so.
	"software-engineer": ["backend-developer", "full-stack-developer"],
	"web-developer": ["front-end-developer"],
	"it-support-technician": ["it-operations-technician"],
	"mechanical-engineer": ["automotive-engineer", "aerospace-engineer"],
	"electrical-engineer": ["automation-engineer", "electronics-engineer"],
	"civil-engineer": ["structural-engineer"],
	"chemical-engineer": ["process-engineer"],
	receptionist: ["hotel-receptionist"],
	paralegal: ["legal-secretary"],
	"delivery-driver": ["courier"],
	"supply-chain-manager": ["logistics-manager"],
	lawyer: ["in-house-counsel"],
	"general-practitioner": ["specialist-physician", "pediatrician", "resident-physician"],
	"specialist-physician": ["surgeon", "pediatrician", "psychiatrist", "anesthesiologist", "radiologist"],
	caregiver: ["home-care-aide", "nursing-assistant"],
	"child-care-worker": ["nanny"],
	"marketing-specialist": ["digital-marketing-specialist", "social-media-manager"],
	"human-resources-specialist": ["hr-business-partner", "recruiter", "compensation-and-benefits-specialist"],
	writer: ["content-writer", "copywriter"],
	"content-writer": ["copywriter"],
	researcher: ["postdoctoral-researcher"],
	"accounts-clerk": ["bookkeeper", "payroll-clerk"],
	"office-clerk": ["administrative-assistant", "data-entry-clerk", "filing-clerk"],
	"administrative-assistant": ["secretary", "executive-assistant"],
	"customer-service-representative": ["call-center-agent"],
	"sales-representative": ["inside-sales-representative"],
	"sales-assistant": ["butcher-shop-assistant", "counter-attendant"],
	"warehouse-worker": ["freight-handler", "hand-packer", "warehouse-clerk", "shelf-stacker"],
	"factory-worker": ["assembly-line-worker", "hand-packer"],
	"machine-operator": ["plastics-machine-operator", "packaging-machine-operator", "paper-machine-operator", "rubber-machine-operator", "process-operator"],
	electrician: ["electrical-fitter", "solar-installer", "electronics-technician"],
	"car-mechanic": ["truck-mechanic", "motorcycle-mechanic"],
	"office-cleaner": ["domestic-cleaner", "hotel-housekeeper"],
	"crop-farmer": ["fruit-grower", "winegrower"],
	"livestock-farmer": ["dairy-farmer", "poultry-farmer"],
};

const names = new Map(Object.entries(SPECIAL).map(([general, special]) => [general, new Set(special)]));

/** Whether one of two occupations is also called by the name of the other. */
export function isNameOf(one: string, other: string): boolean {
	return names.get(one)?.has(other) === true || names.get(other)?.has(one) === true;
}
