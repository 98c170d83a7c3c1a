/** Field by which the form says that its person had to change the password before going on. */
export const goesOnField = 'goes-on'
