/** So unsure that whatever else claims the same letters has them; what is offered so costs a look and spares a leak. */
export const OFFERED = 0.4;
/** What the network alone offers: of it whatever no other finding claims is kept, however short. */
export const TAGGED = 0.39;
