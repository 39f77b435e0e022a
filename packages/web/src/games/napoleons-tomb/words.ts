/** On the stock: how many more times the waste may be turned. */
export const redealsLeft = (count: number) => `${count} left`;
