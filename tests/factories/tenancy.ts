/** A contract with names, trades, dates and amounts, which is no resume. */
export const TENANCY = `TENANCY AGREEMENT
This agreement is made between Rosa Klein, teacher (the landlord), and Omar Said, nurse (the tenant).
1. Term
The tenant takes the flat from 1 May 2026 - 30 April 2027.
2. Rent
The rent is 900 EUR a month, payable in advance on the first day of each month to the landlord.
3. Termination
The notice period is three months for both parties.
Signed by both parties in Graz on 12 April 2026.`;
