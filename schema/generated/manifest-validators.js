// Generated from schema/manifests/*.schema.json by `npm run generate`. Do not edit.
"use strict";
export const alerts = validate21;
const schema32 = {"description":"The alert bar above every screen.","type":"object","required":["items"],"properties":{"items":{"description":"The alerts, in order.","type":"array","items":{"$ref":"#/$defs/Alert"}}},"additionalProperties":false};
const schema33 = {"description":"One alert.","type":"object","required":["id","type","title","content","canDismiss"],"properties":{"id":{"$ref":"#/$defs/Id"},"type":{"description":"How serious it is.","enum":["info","success","warning","error"]},"title":{"description":"Heading.","type":"string"},"content":{"$ref":"#/$defs/Markdown","description":"Text."},"canDismiss":{"description":"Whether the member can close it.","type":"boolean"},"links":{"description":"Links below the text.","type":"array","items":{"$ref":"#/$defs/Link"}},"buttons":{"description":"Buttons below the text.","type":"array","items":{"$ref":"#/$defs/Link"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};
const schema34 = {"description":"Name of this item, unique in its file: small letters, digits and hyphens. Brands use it to change the item, so it should never change.","type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","patternErrorMessage":"small letters, digits and hyphens: find-care"};
const schema35 = {"description":"Text with a little markup: blank lines between paragraphs, *emphasis*, **strong**, [links](/home), and lists that begin with a hyphen. Nothing else is kept.","type":"string","format":"markdown"};
const schema40 = {"description":"A day as yyyy-mm-dd.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","patternErrorMessage":"a day as yyyy-mm-dd","format":"day"};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern6 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const schema36 = {"description":"A link or button.","type":"object","required":["id","title","target"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"description":"Words of the link.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Words of the link.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const schema38 = {"description":"Where a link leads: a path of the brand's route table (\"/find-care/primary-care\"), or an address that begins with https:, tel: or mailto:.","type":"string","format":"target"};
const schema39 = {"description":"A condition has exactly one key: a fact with its wanted values, or all, any, not, use (a named condition) or in (a segment).","type":"object","minProperties":1,"maxProperties":1,"tsType":"{ all: Condition[] } | { any: Condition[] } | { not: Condition } | { use: string } | { in: string } | FactCondition","properties":{"all":{"description":"True when every condition of the list is true.","type":"array","minItems":1,"items":{"$ref":"#/$defs/Condition"}},"any":{"description":"True when at least one condition of the list is true.","type":"array","minItems":1,"items":{"$ref":"#/$defs/Condition"}},"not":{"$ref":"#/$defs/Condition","description":"True when the condition is false."},"use":{"description":"A named condition of conditions.json.","type":"string","format":"named-condition"},"in":{"description":"True when the member belongs to the segment of segments.json.","type":"string","format":"segment"},"session":{"description":"session: true when it is one of the values. none: is signed out; temporary: has not finished logging in; full: is signed in.","type":"array","minItems":1,"items":{"enum":["none","temporary","full"],"enumDescriptions":["is signed out","has not finished logging in","is signed in"]}},"viewport":{"description":"screen: true when it is one of the values. phone: uses a phone; tablet: uses a tablet; desktop: uses a desktop.","type":"array","minItems":1,"items":{"enum":["phone","tablet","desktop"],"enumDescriptions":["uses a phone","uses a tablet","uses a desktop"]}},"relationship":{"description":"relationship: true when it is one of the values. subscriber: is the subscriber; dependent: is a dependent.","type":"array","minItems":1,"items":{"enum":["subscriber","dependent"],"enumDescriptions":["is the subscriber","is a dependent"]}},"ageBand":{"description":"age: true when it is one of the values. minor: is a minor; adult: is an adult.","type":"array","minItems":1,"items":{"enum":["minor","adult"],"enumDescriptions":["is a minor","is an adult"]}},"memberStatus":{"description":"enrollment: true when it is one of the values. active: has coverage now; future: has coverage starting later; termed: has coverage that ended; none: has no coverage.","type":"array","minItems":1,"items":{"enum":["active","future","termed","none"],"enumDescriptions":["has coverage now","has coverage starting later","has coverage that ended","has no coverage"]}},"medical":{"description":"medical plan: true when it is one of the values. active: has an active medical plan; future: has a future medical plan; termed: has a terminated medical plan; ineligible: has no medical plan.","type":"array","minItems":1,"items":{"enum":["active","future","termed","ineligible"],"enumDescriptions":["has an active medical plan","has a future medical plan","has a terminated medical plan","has no medical plan"]}},"dental":{"description":"dental plan: true when it is one of the values. active: has an active dental plan; future: has a future dental plan; termed: has a terminated dental plan; ineligible: has no dental plan.","type":"array","minItems":1,"items":{"enum":["active","future","termed","ineligible"],"enumDescriptions":["has an active dental plan","has a future dental plan","has a terminated dental plan","has no dental plan"]}},"vision":{"description":"vision plan: true when it is one of the values. active: has an active vision plan; future: has a future vision plan; termed: has a terminated vision plan; ineligible: has no vision plan.","type":"array","minItems":1,"items":{"enum":["active","future","termed","ineligible"],"enumDescriptions":["has an active vision plan","has a future vision plan","has a terminated vision plan","has no vision plan"]}},"pharmacy":{"description":"pharmacy plan: true when it is one of the values. active: has an active pharmacy plan; future: has a future pharmacy plan; termed: has a terminated pharmacy plan; ineligible: has no pharmacy plan.","type":"array","minItems":1,"items":{"enum":["active","future","termed","ineligible"],"enumDescriptions":["has an active pharmacy plan","has a future pharmacy plan","has a terminated pharmacy plan","has no pharmacy plan"]}},"outOfAreaPlan":{"description":"out-of-area plan: true when it is one of the values. yes: has an out-of-area plan; no: has no out-of-area plan.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has an out-of-area plan","has no out-of-area plan"]}},"referrals":{"description":"referrals: true when it is one of the values. yes: has referrals; no: has no referrals.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has referrals","has no referrals"]}},"medicareMaterials":{"description":"Medicare materials: true when it is one of the values. yes: may order Medicare materials; no: may not order Medicare materials.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["may order Medicare materials","may not order Medicare materials"]}},"primaryCareHistory":{"description":"primary care history: true when it is one of the values. yes: has a primary care history in the family; no: has no primary care history in the family.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has a primary care history in the family","has no primary care history in the family"]}},"primaryCareEligible":{"description":"primary care: true when it is one of the values. yes: is eligible for primary care; no: is not eligible for primary care.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["is eligible for primary care","is not eligible for primary care"]}},"ebillEligible":{"description":"eBill: true when it is one of the values. yes: is eligible for eBill; no: is not eligible for eBill.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["is eligible for eBill","is not eligible for eBill"]}},"ebillAlert":{"description":"eBill alert: true when it is one of the values. yes: has an eBill alert; no: has no eBill alert.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has an eBill alert","has no eBill alert"]}},"idCardEligible":{"description":"ID card: true when it is one of the values. yes: is eligible for an ID card; no: is not eligible for an ID card.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["is eligible for an ID card","is not eligible for an ID card"]}},"staffRole":{"description":"staff role: true when it is one of the values. none: has no staff role; anyone: may log in as anyone; nonEmployee: may log in as non-employees.","type":"array","minItems":1,"items":{"enum":["none","anyone","nonEmployee"],"enumDescriptions":["has no staff role","may log in as anyone","may log in as non-employees"]}},"actsAsMember":{"description":"acting as a member: true when it is one of the values. yes: acts for a member by log-in-as; no: does not act for a member by log-in-as.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["acts for a member by log-in-as","does not act for a member by log-in-as"]}},"severalGroups":{"description":"several groups: true when it is one of the values. yes: has more than one group; no: has no second group.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has more than one group","has no second group"]}},"anySalesforceGroup":{"description":"sales-force group: true when it is one of the values. yes: has a group with sales-force sign-on; no: has no group with sales-force sign-on.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has a group with sales-force sign-on","has no group with sales-force sign-on"]}},"salesforceGroup":{"description":"current group: true when it is one of the values. yes: uses a group with sales-force sign-on; no: does not use a group with sales-force sign-on.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["uses a group with sales-force sign-on","does not use a group with sales-force sign-on"]}},"groupChosen":{"description":"choice of a group: true when it is one of the values. yes: has chosen a group; no: has not chosen a group.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["has chosen a group","has not chosen a group"]}},"preventSalesforce":{"description":"kept from the sales-force portal: true when it is one of the values. yes: is kept from the sales-force portal; no: is not kept from the sales-force portal.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["is kept from the sales-force portal","is not kept from the sales-force portal"]}},"email":{"description":"e-mail address: true when it is one of the values. present: has an e-mail address on file; missing: has no e-mail address on file.","type":"array","minItems":1,"items":{"enum":["present","missing"],"enumDescriptions":["has an e-mail address on file","has no e-mail address on file"]}},"requiredPreferences":{"description":"required preferences: true when it is one of the values. complete: has set all required preferences; missing: has not set all required preferences.","type":"array","minItems":1,"items":{"enum":["complete","missing"],"enumDescriptions":["has set all required preferences","has not set all required preferences"]}},"communicationPolicy":{"description":"communication policy: true when it is one of the values. signed: has signed the communication policy; unsigned: has not signed the communication policy.","type":"array","minItems":1,"items":{"enum":["signed","unsigned"],"enumDescriptions":["has signed the communication policy","has not signed the communication policy"]}},"accountStatus":{"description":"account status: true when it is one of the values. ACT: has an active account; INI: has a first password to change; FRC: has a forced password to change; DIS: has a disabled account; DLG: has a locked account.","type":"array","minItems":1,"items":{"enum":["ACT","INI","FRC","DIS","DLG"],"enumDescriptions":["has an active account","has a first password to change","has a forced password to change","has a disabled account","has a locked account"]}},"local598":{"description":"local 598 group: true when it is one of the values. yes: belongs to the local 598 group; no: does not belong to the local 598 group.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["belongs to the local 598 group","does not belong to the local 598 group"]}},"planManagement":{"description":"plan management: true when it is one of the values. none: has no plan to manage; renewal: has a plan to renew; cancelMedical: has a cancelled medical plan; cancelMedicalDental: has cancelled medical and dental plans.","type":"array","minItems":1,"items":{"enum":["none","renewal","cancelMedical","cancelMedicalDental"],"enumDescriptions":["has no plan to manage","has a plan to renew","has a cancelled medical plan","has cancelled medical and dental plans"]}},"redirectOffered":{"description":"redirect after log-in: true when it is one of the values. yes: was offered a redirect at log-in; no: was offered no redirect at log-in.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["was offered a redirect at log-in","was offered no redirect at log-in"]}},"chat":{"description":"chat: true when it is one of the values. yes: may use chat; no: may not use chat.","type":"array","minItems":1,"items":{"enum":["yes","no"],"enumDescriptions":["may use chat","may not use chat"]}}},"additionalProperties":false};
const wrapper0 = {validate: validate24};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.all !== undefined){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.all,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.all.type,parentSchema:schema39.properties.all,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.any !== undefined){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.any,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.any.type,parentSchema:schema39.properties.any,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined){
let data5 = data.use;
if(!(typeof data5 === "string")){
const err7 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.use.type,parentSchema:schema39.properties.use,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.in !== undefined){
let data6 = data.in;
if(!(typeof data6 === "string")){
const err8 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.properties.in.type,parentSchema:schema39.properties.in,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.session !== undefined){
let data7 = data.session;
if(Array.isArray(data7)){
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.session,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(!(((data8 === "none") || (data8 === "temporary")) || (data8 === "full"))){
const err10 = {instancePath:instancePath+"/session/" + i2,schemaPath:"#/properties/session/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.session.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.session.items.enum,parentSchema:schema39.properties.session.items,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.session.type,parentSchema:schema39.properties.session,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.viewport !== undefined){
let data9 = data.viewport;
if(Array.isArray(data9)){
if(data9.length < 1){
const err12 = {instancePath:instancePath+"/viewport",schemaPath:"#/properties/viewport/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.viewport,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
if(!(((data10 === "phone") || (data10 === "tablet")) || (data10 === "desktop"))){
const err13 = {instancePath:instancePath+"/viewport/" + i3,schemaPath:"#/properties/viewport/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.viewport.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.viewport.items.enum,parentSchema:schema39.properties.viewport.items,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/viewport",schemaPath:"#/properties/viewport/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.viewport.type,parentSchema:schema39.properties.viewport,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.relationship !== undefined){
let data11 = data.relationship;
if(Array.isArray(data11)){
if(data11.length < 1){
const err15 = {instancePath:instancePath+"/relationship",schemaPath:"#/properties/relationship/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.relationship,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
if(!((data12 === "subscriber") || (data12 === "dependent"))){
const err16 = {instancePath:instancePath+"/relationship/" + i4,schemaPath:"#/properties/relationship/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.relationship.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.relationship.items.enum,parentSchema:schema39.properties.relationship.items,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/relationship",schemaPath:"#/properties/relationship/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.relationship.type,parentSchema:schema39.properties.relationship,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ageBand !== undefined){
let data13 = data.ageBand;
if(Array.isArray(data13)){
if(data13.length < 1){
const err18 = {instancePath:instancePath+"/ageBand",schemaPath:"#/properties/ageBand/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.ageBand,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
if(!((data14 === "minor") || (data14 === "adult"))){
const err19 = {instancePath:instancePath+"/ageBand/" + i5,schemaPath:"#/properties/ageBand/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.ageBand.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.ageBand.items.enum,parentSchema:schema39.properties.ageBand.items,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/ageBand",schemaPath:"#/properties/ageBand/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.ageBand.type,parentSchema:schema39.properties.ageBand,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.memberStatus !== undefined){
let data15 = data.memberStatus;
if(Array.isArray(data15)){
if(data15.length < 1){
const err21 = {instancePath:instancePath+"/memberStatus",schemaPath:"#/properties/memberStatus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.memberStatus,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
let data16 = data15[i6];
if(!((((data16 === "active") || (data16 === "future")) || (data16 === "termed")) || (data16 === "none"))){
const err22 = {instancePath:instancePath+"/memberStatus/" + i6,schemaPath:"#/properties/memberStatus/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.memberStatus.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.memberStatus.items.enum,parentSchema:schema39.properties.memberStatus.items,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/memberStatus",schemaPath:"#/properties/memberStatus/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.memberStatus.type,parentSchema:schema39.properties.memberStatus,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.medical !== undefined){
let data17 = data.medical;
if(Array.isArray(data17)){
if(data17.length < 1){
const err24 = {instancePath:instancePath+"/medical",schemaPath:"#/properties/medical/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.medical,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
let data18 = data17[i7];
if(!((((data18 === "active") || (data18 === "future")) || (data18 === "termed")) || (data18 === "ineligible"))){
const err25 = {instancePath:instancePath+"/medical/" + i7,schemaPath:"#/properties/medical/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.medical.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.medical.items.enum,parentSchema:schema39.properties.medical.items,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/medical",schemaPath:"#/properties/medical/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.medical.type,parentSchema:schema39.properties.medical,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.dental !== undefined){
let data19 = data.dental;
if(Array.isArray(data19)){
if(data19.length < 1){
const err27 = {instancePath:instancePath+"/dental",schemaPath:"#/properties/dental/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.dental,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len8 = data19.length;
for(let i8=0; i8<len8; i8++){
let data20 = data19[i8];
if(!((((data20 === "active") || (data20 === "future")) || (data20 === "termed")) || (data20 === "ineligible"))){
const err28 = {instancePath:instancePath+"/dental/" + i8,schemaPath:"#/properties/dental/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.dental.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.dental.items.enum,parentSchema:schema39.properties.dental.items,data:data20};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/dental",schemaPath:"#/properties/dental/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.dental.type,parentSchema:schema39.properties.dental,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.vision !== undefined){
let data21 = data.vision;
if(Array.isArray(data21)){
if(data21.length < 1){
const err30 = {instancePath:instancePath+"/vision",schemaPath:"#/properties/vision/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.vision,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
if(!((((data22 === "active") || (data22 === "future")) || (data22 === "termed")) || (data22 === "ineligible"))){
const err31 = {instancePath:instancePath+"/vision/" + i9,schemaPath:"#/properties/vision/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.vision.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.vision.items.enum,parentSchema:schema39.properties.vision.items,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/vision",schemaPath:"#/properties/vision/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.vision.type,parentSchema:schema39.properties.vision,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.pharmacy !== undefined){
let data23 = data.pharmacy;
if(Array.isArray(data23)){
if(data23.length < 1){
const err33 = {instancePath:instancePath+"/pharmacy",schemaPath:"#/properties/pharmacy/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.pharmacy,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
let data24 = data23[i10];
if(!((((data24 === "active") || (data24 === "future")) || (data24 === "termed")) || (data24 === "ineligible"))){
const err34 = {instancePath:instancePath+"/pharmacy/" + i10,schemaPath:"#/properties/pharmacy/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.pharmacy.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.pharmacy.items.enum,parentSchema:schema39.properties.pharmacy.items,data:data24};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/pharmacy",schemaPath:"#/properties/pharmacy/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.pharmacy.type,parentSchema:schema39.properties.pharmacy,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.outOfAreaPlan !== undefined){
let data25 = data.outOfAreaPlan;
if(Array.isArray(data25)){
if(data25.length < 1){
const err36 = {instancePath:instancePath+"/outOfAreaPlan",schemaPath:"#/properties/outOfAreaPlan/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.outOfAreaPlan,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
let data26 = data25[i11];
if(!((data26 === "yes") || (data26 === "no"))){
const err37 = {instancePath:instancePath+"/outOfAreaPlan/" + i11,schemaPath:"#/properties/outOfAreaPlan/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.outOfAreaPlan.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.outOfAreaPlan.items.enum,parentSchema:schema39.properties.outOfAreaPlan.items,data:data26};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/outOfAreaPlan",schemaPath:"#/properties/outOfAreaPlan/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.outOfAreaPlan.type,parentSchema:schema39.properties.outOfAreaPlan,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.referrals !== undefined){
let data27 = data.referrals;
if(Array.isArray(data27)){
if(data27.length < 1){
const err39 = {instancePath:instancePath+"/referrals",schemaPath:"#/properties/referrals/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.referrals,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
let data28 = data27[i12];
if(!((data28 === "yes") || (data28 === "no"))){
const err40 = {instancePath:instancePath+"/referrals/" + i12,schemaPath:"#/properties/referrals/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.referrals.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.referrals.items.enum,parentSchema:schema39.properties.referrals.items,data:data28};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/referrals",schemaPath:"#/properties/referrals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.referrals.type,parentSchema:schema39.properties.referrals,data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.medicareMaterials !== undefined){
let data29 = data.medicareMaterials;
if(Array.isArray(data29)){
if(data29.length < 1){
const err42 = {instancePath:instancePath+"/medicareMaterials",schemaPath:"#/properties/medicareMaterials/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.medicareMaterials,data:data29};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len13 = data29.length;
for(let i13=0; i13<len13; i13++){
let data30 = data29[i13];
if(!((data30 === "yes") || (data30 === "no"))){
const err43 = {instancePath:instancePath+"/medicareMaterials/" + i13,schemaPath:"#/properties/medicareMaterials/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.medicareMaterials.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.medicareMaterials.items.enum,parentSchema:schema39.properties.medicareMaterials.items,data:data30};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/medicareMaterials",schemaPath:"#/properties/medicareMaterials/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.medicareMaterials.type,parentSchema:schema39.properties.medicareMaterials,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.primaryCareHistory !== undefined){
let data31 = data.primaryCareHistory;
if(Array.isArray(data31)){
if(data31.length < 1){
const err45 = {instancePath:instancePath+"/primaryCareHistory",schemaPath:"#/properties/primaryCareHistory/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.primaryCareHistory,data:data31};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len14 = data31.length;
for(let i14=0; i14<len14; i14++){
let data32 = data31[i14];
if(!((data32 === "yes") || (data32 === "no"))){
const err46 = {instancePath:instancePath+"/primaryCareHistory/" + i14,schemaPath:"#/properties/primaryCareHistory/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.primaryCareHistory.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.primaryCareHistory.items.enum,parentSchema:schema39.properties.primaryCareHistory.items,data:data32};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/primaryCareHistory",schemaPath:"#/properties/primaryCareHistory/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.primaryCareHistory.type,parentSchema:schema39.properties.primaryCareHistory,data:data31};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.primaryCareEligible !== undefined){
let data33 = data.primaryCareEligible;
if(Array.isArray(data33)){
if(data33.length < 1){
const err48 = {instancePath:instancePath+"/primaryCareEligible",schemaPath:"#/properties/primaryCareEligible/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.primaryCareEligible,data:data33};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len15 = data33.length;
for(let i15=0; i15<len15; i15++){
let data34 = data33[i15];
if(!((data34 === "yes") || (data34 === "no"))){
const err49 = {instancePath:instancePath+"/primaryCareEligible/" + i15,schemaPath:"#/properties/primaryCareEligible/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.primaryCareEligible.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.primaryCareEligible.items.enum,parentSchema:schema39.properties.primaryCareEligible.items,data:data34};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/primaryCareEligible",schemaPath:"#/properties/primaryCareEligible/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.primaryCareEligible.type,parentSchema:schema39.properties.primaryCareEligible,data:data33};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.ebillEligible !== undefined){
let data35 = data.ebillEligible;
if(Array.isArray(data35)){
if(data35.length < 1){
const err51 = {instancePath:instancePath+"/ebillEligible",schemaPath:"#/properties/ebillEligible/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.ebillEligible,data:data35};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len16 = data35.length;
for(let i16=0; i16<len16; i16++){
let data36 = data35[i16];
if(!((data36 === "yes") || (data36 === "no"))){
const err52 = {instancePath:instancePath+"/ebillEligible/" + i16,schemaPath:"#/properties/ebillEligible/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.ebillEligible.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.ebillEligible.items.enum,parentSchema:schema39.properties.ebillEligible.items,data:data36};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/ebillEligible",schemaPath:"#/properties/ebillEligible/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.ebillEligible.type,parentSchema:schema39.properties.ebillEligible,data:data35};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.ebillAlert !== undefined){
let data37 = data.ebillAlert;
if(Array.isArray(data37)){
if(data37.length < 1){
const err54 = {instancePath:instancePath+"/ebillAlert",schemaPath:"#/properties/ebillAlert/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.ebillAlert,data:data37};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len17 = data37.length;
for(let i17=0; i17<len17; i17++){
let data38 = data37[i17];
if(!((data38 === "yes") || (data38 === "no"))){
const err55 = {instancePath:instancePath+"/ebillAlert/" + i17,schemaPath:"#/properties/ebillAlert/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.ebillAlert.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.ebillAlert.items.enum,parentSchema:schema39.properties.ebillAlert.items,data:data38};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/ebillAlert",schemaPath:"#/properties/ebillAlert/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.ebillAlert.type,parentSchema:schema39.properties.ebillAlert,data:data37};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.idCardEligible !== undefined){
let data39 = data.idCardEligible;
if(Array.isArray(data39)){
if(data39.length < 1){
const err57 = {instancePath:instancePath+"/idCardEligible",schemaPath:"#/properties/idCardEligible/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.idCardEligible,data:data39};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const len18 = data39.length;
for(let i18=0; i18<len18; i18++){
let data40 = data39[i18];
if(!((data40 === "yes") || (data40 === "no"))){
const err58 = {instancePath:instancePath+"/idCardEligible/" + i18,schemaPath:"#/properties/idCardEligible/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.idCardEligible.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.idCardEligible.items.enum,parentSchema:schema39.properties.idCardEligible.items,data:data40};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/idCardEligible",schemaPath:"#/properties/idCardEligible/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.idCardEligible.type,parentSchema:schema39.properties.idCardEligible,data:data39};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.staffRole !== undefined){
let data41 = data.staffRole;
if(Array.isArray(data41)){
if(data41.length < 1){
const err60 = {instancePath:instancePath+"/staffRole",schemaPath:"#/properties/staffRole/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.staffRole,data:data41};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const len19 = data41.length;
for(let i19=0; i19<len19; i19++){
let data42 = data41[i19];
if(!(((data42 === "none") || (data42 === "anyone")) || (data42 === "nonEmployee"))){
const err61 = {instancePath:instancePath+"/staffRole/" + i19,schemaPath:"#/properties/staffRole/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.staffRole.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.staffRole.items.enum,parentSchema:schema39.properties.staffRole.items,data:data42};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/staffRole",schemaPath:"#/properties/staffRole/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.staffRole.type,parentSchema:schema39.properties.staffRole,data:data41};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.actsAsMember !== undefined){
let data43 = data.actsAsMember;
if(Array.isArray(data43)){
if(data43.length < 1){
const err63 = {instancePath:instancePath+"/actsAsMember",schemaPath:"#/properties/actsAsMember/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.actsAsMember,data:data43};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len20 = data43.length;
for(let i20=0; i20<len20; i20++){
let data44 = data43[i20];
if(!((data44 === "yes") || (data44 === "no"))){
const err64 = {instancePath:instancePath+"/actsAsMember/" + i20,schemaPath:"#/properties/actsAsMember/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.actsAsMember.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.actsAsMember.items.enum,parentSchema:schema39.properties.actsAsMember.items,data:data44};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/actsAsMember",schemaPath:"#/properties/actsAsMember/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.actsAsMember.type,parentSchema:schema39.properties.actsAsMember,data:data43};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.severalGroups !== undefined){
let data45 = data.severalGroups;
if(Array.isArray(data45)){
if(data45.length < 1){
const err66 = {instancePath:instancePath+"/severalGroups",schemaPath:"#/properties/severalGroups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.severalGroups,data:data45};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len21 = data45.length;
for(let i21=0; i21<len21; i21++){
let data46 = data45[i21];
if(!((data46 === "yes") || (data46 === "no"))){
const err67 = {instancePath:instancePath+"/severalGroups/" + i21,schemaPath:"#/properties/severalGroups/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.severalGroups.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.severalGroups.items.enum,parentSchema:schema39.properties.severalGroups.items,data:data46};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/severalGroups",schemaPath:"#/properties/severalGroups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.severalGroups.type,parentSchema:schema39.properties.severalGroups,data:data45};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.anySalesforceGroup !== undefined){
let data47 = data.anySalesforceGroup;
if(Array.isArray(data47)){
if(data47.length < 1){
const err69 = {instancePath:instancePath+"/anySalesforceGroup",schemaPath:"#/properties/anySalesforceGroup/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.anySalesforceGroup,data:data47};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len22 = data47.length;
for(let i22=0; i22<len22; i22++){
let data48 = data47[i22];
if(!((data48 === "yes") || (data48 === "no"))){
const err70 = {instancePath:instancePath+"/anySalesforceGroup/" + i22,schemaPath:"#/properties/anySalesforceGroup/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.anySalesforceGroup.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.anySalesforceGroup.items.enum,parentSchema:schema39.properties.anySalesforceGroup.items,data:data48};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/anySalesforceGroup",schemaPath:"#/properties/anySalesforceGroup/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.anySalesforceGroup.type,parentSchema:schema39.properties.anySalesforceGroup,data:data47};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.salesforceGroup !== undefined){
let data49 = data.salesforceGroup;
if(Array.isArray(data49)){
if(data49.length < 1){
const err72 = {instancePath:instancePath+"/salesforceGroup",schemaPath:"#/properties/salesforceGroup/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.salesforceGroup,data:data49};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len23 = data49.length;
for(let i23=0; i23<len23; i23++){
let data50 = data49[i23];
if(!((data50 === "yes") || (data50 === "no"))){
const err73 = {instancePath:instancePath+"/salesforceGroup/" + i23,schemaPath:"#/properties/salesforceGroup/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.salesforceGroup.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.salesforceGroup.items.enum,parentSchema:schema39.properties.salesforceGroup.items,data:data50};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/salesforceGroup",schemaPath:"#/properties/salesforceGroup/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.salesforceGroup.type,parentSchema:schema39.properties.salesforceGroup,data:data49};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.groupChosen !== undefined){
let data51 = data.groupChosen;
if(Array.isArray(data51)){
if(data51.length < 1){
const err75 = {instancePath:instancePath+"/groupChosen",schemaPath:"#/properties/groupChosen/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.groupChosen,data:data51};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len24 = data51.length;
for(let i24=0; i24<len24; i24++){
let data52 = data51[i24];
if(!((data52 === "yes") || (data52 === "no"))){
const err76 = {instancePath:instancePath+"/groupChosen/" + i24,schemaPath:"#/properties/groupChosen/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.groupChosen.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.groupChosen.items.enum,parentSchema:schema39.properties.groupChosen.items,data:data52};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/groupChosen",schemaPath:"#/properties/groupChosen/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.groupChosen.type,parentSchema:schema39.properties.groupChosen,data:data51};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.preventSalesforce !== undefined){
let data53 = data.preventSalesforce;
if(Array.isArray(data53)){
if(data53.length < 1){
const err78 = {instancePath:instancePath+"/preventSalesforce",schemaPath:"#/properties/preventSalesforce/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.preventSalesforce,data:data53};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len25 = data53.length;
for(let i25=0; i25<len25; i25++){
let data54 = data53[i25];
if(!((data54 === "yes") || (data54 === "no"))){
const err79 = {instancePath:instancePath+"/preventSalesforce/" + i25,schemaPath:"#/properties/preventSalesforce/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.preventSalesforce.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.preventSalesforce.items.enum,parentSchema:schema39.properties.preventSalesforce.items,data:data54};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/preventSalesforce",schemaPath:"#/properties/preventSalesforce/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.preventSalesforce.type,parentSchema:schema39.properties.preventSalesforce,data:data53};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.email !== undefined){
let data55 = data.email;
if(Array.isArray(data55)){
if(data55.length < 1){
const err81 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.email,data:data55};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len26 = data55.length;
for(let i26=0; i26<len26; i26++){
let data56 = data55[i26];
if(!((data56 === "present") || (data56 === "missing"))){
const err82 = {instancePath:instancePath+"/email/" + i26,schemaPath:"#/properties/email/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.email.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.email.items.enum,parentSchema:schema39.properties.email.items,data:data56};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.email.type,parentSchema:schema39.properties.email,data:data55};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.requiredPreferences !== undefined){
let data57 = data.requiredPreferences;
if(Array.isArray(data57)){
if(data57.length < 1){
const err84 = {instancePath:instancePath+"/requiredPreferences",schemaPath:"#/properties/requiredPreferences/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.requiredPreferences,data:data57};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const len27 = data57.length;
for(let i27=0; i27<len27; i27++){
let data58 = data57[i27];
if(!((data58 === "complete") || (data58 === "missing"))){
const err85 = {instancePath:instancePath+"/requiredPreferences/" + i27,schemaPath:"#/properties/requiredPreferences/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.requiredPreferences.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.requiredPreferences.items.enum,parentSchema:schema39.properties.requiredPreferences.items,data:data58};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/requiredPreferences",schemaPath:"#/properties/requiredPreferences/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.requiredPreferences.type,parentSchema:schema39.properties.requiredPreferences,data:data57};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.communicationPolicy !== undefined){
let data59 = data.communicationPolicy;
if(Array.isArray(data59)){
if(data59.length < 1){
const err87 = {instancePath:instancePath+"/communicationPolicy",schemaPath:"#/properties/communicationPolicy/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.communicationPolicy,data:data59};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len28 = data59.length;
for(let i28=0; i28<len28; i28++){
let data60 = data59[i28];
if(!((data60 === "signed") || (data60 === "unsigned"))){
const err88 = {instancePath:instancePath+"/communicationPolicy/" + i28,schemaPath:"#/properties/communicationPolicy/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.communicationPolicy.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.communicationPolicy.items.enum,parentSchema:schema39.properties.communicationPolicy.items,data:data60};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/communicationPolicy",schemaPath:"#/properties/communicationPolicy/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.communicationPolicy.type,parentSchema:schema39.properties.communicationPolicy,data:data59};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.accountStatus !== undefined){
let data61 = data.accountStatus;
if(Array.isArray(data61)){
if(data61.length < 1){
const err90 = {instancePath:instancePath+"/accountStatus",schemaPath:"#/properties/accountStatus/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.accountStatus,data:data61};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len29 = data61.length;
for(let i29=0; i29<len29; i29++){
let data62 = data61[i29];
if(!(((((data62 === "ACT") || (data62 === "INI")) || (data62 === "FRC")) || (data62 === "DIS")) || (data62 === "DLG"))){
const err91 = {instancePath:instancePath+"/accountStatus/" + i29,schemaPath:"#/properties/accountStatus/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.accountStatus.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.accountStatus.items.enum,parentSchema:schema39.properties.accountStatus.items,data:data62};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/accountStatus",schemaPath:"#/properties/accountStatus/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.accountStatus.type,parentSchema:schema39.properties.accountStatus,data:data61};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.local598 !== undefined){
let data63 = data.local598;
if(Array.isArray(data63)){
if(data63.length < 1){
const err93 = {instancePath:instancePath+"/local598",schemaPath:"#/properties/local598/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.local598,data:data63};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
const len30 = data63.length;
for(let i30=0; i30<len30; i30++){
let data64 = data63[i30];
if(!((data64 === "yes") || (data64 === "no"))){
const err94 = {instancePath:instancePath+"/local598/" + i30,schemaPath:"#/properties/local598/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.local598.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.local598.items.enum,parentSchema:schema39.properties.local598.items,data:data64};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/local598",schemaPath:"#/properties/local598/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.local598.type,parentSchema:schema39.properties.local598,data:data63};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.planManagement !== undefined){
let data65 = data.planManagement;
if(Array.isArray(data65)){
if(data65.length < 1){
const err96 = {instancePath:instancePath+"/planManagement",schemaPath:"#/properties/planManagement/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.planManagement,data:data65};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
const len31 = data65.length;
for(let i31=0; i31<len31; i31++){
let data66 = data65[i31];
if(!((((data66 === "none") || (data66 === "renewal")) || (data66 === "cancelMedical")) || (data66 === "cancelMedicalDental"))){
const err97 = {instancePath:instancePath+"/planManagement/" + i31,schemaPath:"#/properties/planManagement/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.planManagement.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.planManagement.items.enum,parentSchema:schema39.properties.planManagement.items,data:data66};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/planManagement",schemaPath:"#/properties/planManagement/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.planManagement.type,parentSchema:schema39.properties.planManagement,data:data65};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.redirectOffered !== undefined){
let data67 = data.redirectOffered;
if(Array.isArray(data67)){
if(data67.length < 1){
const err99 = {instancePath:instancePath+"/redirectOffered",schemaPath:"#/properties/redirectOffered/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.redirectOffered,data:data67};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len32 = data67.length;
for(let i32=0; i32<len32; i32++){
let data68 = data67[i32];
if(!((data68 === "yes") || (data68 === "no"))){
const err100 = {instancePath:instancePath+"/redirectOffered/" + i32,schemaPath:"#/properties/redirectOffered/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.redirectOffered.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.redirectOffered.items.enum,parentSchema:schema39.properties.redirectOffered.items,data:data68};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/redirectOffered",schemaPath:"#/properties/redirectOffered/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.redirectOffered.type,parentSchema:schema39.properties.redirectOffered,data:data67};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.chat !== undefined){
let data69 = data.chat;
if(Array.isArray(data69)){
if(data69.length < 1){
const err102 = {instancePath:instancePath+"/chat",schemaPath:"#/properties/chat/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema39.properties.chat,data:data69};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
const len33 = data69.length;
for(let i33=0; i33<len33; i33++){
let data70 = data69[i33];
if(!((data70 === "yes") || (data70 === "no"))){
const err103 = {instancePath:instancePath+"/chat/" + i33,schemaPath:"#/properties/chat/items/enum",keyword:"enum",params:{allowedValues: schema39.properties.chat.items.enum},message:"must be equal to one of the allowed values",schema:schema39.properties.chat.items.enum,parentSchema:schema39.properties.chat.items,data:data70};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/chat",schemaPath:"#/properties/chat/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema39.properties.chat.type,parentSchema:schema39.properties.chat,data:data69};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.target === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.title.type,parentSchema:schema36.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.target !== undefined){
let data2 = data.target;
if(!(typeof data2 === "string")){
const err7 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.newTab !== undefined){
let data3 = data.newTab;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.newTab.type,parentSchema:schema36.properties.newTab,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.locked.type,parentSchema:schema36.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema36.properties.variants.items.required,parentSchema:schema36.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data9){
if(!((((key1 === "when") || (key1 === "title")) || (key1 === "target")) || (key1 === "newTab"))){
const err15 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema36.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.title !== undefined){
let data11 = data9.title;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.variants.items.properties.title.type,parentSchema:schema36.properties.variants.items.properties.title,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.target !== undefined){
let data12 = data9.target;
if(!(typeof data12 === "string")){
const err17 = {instancePath:instancePath+"/variants/" + i0+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.newTab !== undefined){
let data13 = data9.newTab;
if(typeof data13 !== "boolean"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.variants.items.properties.newTab.type,parentSchema:schema36.properties.variants.items.properties.newTab,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.variants.items.type,parentSchema:schema36.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.variants.type,parentSchema:schema36.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.content === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.canDismiss === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canDismiss"},message:"must have required property '"+"canDismiss"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((data1 === "info") || (data1 === "success")) || (data1 === "warning")) || (data1 === "error"))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema33.properties.type.enum,parentSchema:schema33.properties.type,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(!(typeof data3 === "string")){
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.canDismiss !== undefined){
let data4 = data.canDismiss;
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/canDismiss",schemaPath:"#/properties/canDismiss/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.canDismiss.type,parentSchema:schema33.properties.canDismiss,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data5[i0], {instancePath:instancePath+"/links/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.links.type,parentSchema:schema33.properties.links,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.buttons !== undefined){
let data7 = data.buttons;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data7[i1], {instancePath:instancePath+"/buttons/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/buttons",schemaPath:"#/properties/buttons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.buttons.type,parentSchema:schema33.properties.buttons,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data10 = data.from;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.until !== undefined){
let data11 = data.until;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.locked !== undefined){
let data12 = data.locked;
if(typeof data12 !== "boolean"){
const err18 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.locked.type,parentSchema:schema33.properties.locked,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.properties.items.type,parentSchema:schema32.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const brand = validate31;
const schema45 = {"description":"Who the brand is, where it is reached, and how it behaves as a whole.","type":"object","required":["id","domainId","name","legalName","hosts","language","timeZone","defaultRoute","changeGroupRoute","gatewayBasePath","images","session","unauthorized","homeFailure","redirectHosts","handOff","accreditation","chat","ebill"],"properties":{"id":{"$ref":"#/$defs/Id","description":"Short name of the brand: the name of its folder."},"domainId":{"description":"Number by which the REST gateway knows the brand.","type":"integer","minimum":1},"name":{"description":"Name as members know it.","type":"string"},"legalName":{"description":"Full legal name, for notices.","type":"string"},"hosts":{"description":"Host names without port by which the brand is reached.","type":"array","minItems":1,"items":{"description":"One host name, in small letters.","type":"string","pattern":"^[a-z0-9.-]+$","patternErrorMessage":"a host name in small letters, without https: and path"}},"language":{"description":"Language of all texts, such as en-US.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][A-Za-z]+)*$","patternErrorMessage":"a language such as en-US"},"timeZone":{"description":"Time zone of the brand, such as America/Los_Angeles: used until the member's own is known.","type":"string","format":"time-zone"},"defaultRoute":{"$ref":"#/$defs/Target","description":"Where the empty path leads."},"changeGroupRoute":{"$ref":"#/$defs/Target","description":"Where \"Change group\" leads."},"gatewayBasePath":{"description":"Path of the REST gateway before every call, such as /api.","type":"string","pattern":"^(/[a-z0-9-]+)*$","patternErrorMessage":"a path such as /api, or nothing"},"images":{"description":"Pictures of the brand.","type":"object","required":["logo","phoneLogo","footer","dental"],"properties":{"logo":{"$ref":"#/$defs/Image","description":"Logo of the header."},"phoneLogo":{"$ref":"#/$defs/Image","description":"Logo of the header on phones."},"footer":{"$ref":"#/$defs/Image","description":"Picture of the footer."},"dental":{"$ref":"#/$defs/Image","description":"Art of the dental brand, shown on dental tiles."}},"additionalProperties":false},"session":{"description":"How sessions behave.","type":"object","required":["copyTokenToLocalStorage"],"properties":{"copyTokenToLocalStorage":{"description":"Copies the token into the browser's local storage after log-in. Leave it off: a script that can read the token can steal it.","type":"boolean"}},"additionalProperties":false},"unauthorized":{"description":"What follows when a service no longer accepts the session: the log-in page, or the error page for status 401.","enum":["login","error-page"]},"homeFailure":{"description":"What Home does when one of its sources fails: the error page, or the rest of Home with a named gap and a way to try again.","enum":["error-page","partial"]},"redirectHosts":{"description":"Hosts to which log-in may lead when the service offers an address of its own.","type":"array","items":{"description":"One host name, in small letters.","type":"string","pattern":"^[a-z0-9.-]+$","patternErrorMessage":"a host name in small letters, without https: and path"}},"security":{"description":"What security.txt says: to whom those write who found a weakness. Without it, the brand's contact page.","type":"object","required":["contacts"],"properties":{"contacts":{"description":"Addresses that take reports of weaknesses, the preferred one first.","type":"array","minItems":1,"items":{"description":"One address with mailto:, tel: or https:.","type":"string","pattern":"^(mailto|tel|https):[^ ]+$","patternErrorMessage":"an address with mailto:, tel: or https:"}},"policy":{"description":"Address of what is promised to those who report.","type":"string","pattern":"^https://[^ ]+$","patternErrorMessage":"an address with https:"}},"additionalProperties":false},"handOff":{"description":"The hand-off to the sales-force system.","type":"object","required":["action"],"properties":{"action":{"$ref":"#/$defs/Gateway","description":"Address that receives the form."},"testEnvironment":{"description":"Name of the test environment, if the form shall name one.","type":"string"}},"additionalProperties":false},"accreditation":{"description":"The quality accreditation of the footer.","type":"object","required":["url"],"properties":{"url":{"$ref":"#/$defs/Gateway","description":"Address that tells the accreditations."}},"additionalProperties":false},"chat":{"description":"Chat.","type":"object","required":["url"],"properties":{"url":{"$ref":"#/$defs/Gateway","description":"Address of the chat configuration."}},"additionalProperties":false},"ebill":{"description":"The eBill site.","type":"object","required":["url","userKeyParameter","firstTimeParameter"],"properties":{"url":{"$ref":"#/$defs/Gateway","description":"Address of the eBill site."},"userKeyParameter":{"description":"Name of the parameter that carries the user key.","type":"string","pattern":"^[A-Za-z0-9_-]+$","patternErrorMessage":"letters, digits, hyphens and underscores"},"firstTimeParameter":{"description":"Name of the parameter that says whether the member comes for the first time.","type":"string","pattern":"^[A-Za-z0-9_-]+$","patternErrorMessage":"letters, digits, hyphens and underscores"}},"additionalProperties":false}},"additionalProperties":false};
const schema49 = {"description":"A picture of the brand.","type":"object","required":["src","alt","width","height"],"properties":{"src":{"description":"Name of a file in the assets folder beside the manifest file: logo.svg.","type":"string","pattern":"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$","patternErrorMessage":"a file of the assets folder, such as logo.svg, in small letters","format":"image"},"alt":{"description":"What the picture says to someone who cannot see it; empty when it only decorates.","type":"string","x-may-be-empty":true},"width":{"description":"Width in pixels.","type":"integer","minimum":1},"height":{"description":"Height in pixels.","type":"integer","minimum":1}},"additionalProperties":false};
const schema53 = {"description":"An address of a service: https:, or {gateway} for the origin of the REST gateway, as in \"{gateway}/ebill\".","type":"string","pattern":"^(https://|\\{gateway\\}/)\\S+$","patternErrorMessage":"an address that begins with https:// or {gateway}/","x-placeholders":["gateway","domainId"]};
const pattern11 = new RegExp("^[a-z0-9.-]+$", "u");
const pattern12 = new RegExp("^[a-z]{2,3}(-[A-Z][A-Za-z]+)*$", "u");
const pattern13 = new RegExp("^(/[a-z0-9-]+)*$", "u");
const pattern14 = new RegExp("^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$", "u");
const pattern19 = new RegExp("^(mailto|tel|https):[^ ]+$", "u");
const pattern20 = new RegExp("^https://[^ ]+$", "u");
const pattern21 = new RegExp("^(https://|\\{gateway\\}/)\\S+$", "u");
const pattern25 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.domainId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domainId"},message:"must have required property '"+"domainId"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.legalName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legalName"},message:"must have required property '"+"legalName"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hosts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.language === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.timeZone === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"},message:"must have required property '"+"timeZone"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.defaultRoute === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultRoute"},message:"must have required property '"+"defaultRoute"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changeGroupRoute === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeGroupRoute"},message:"must have required property '"+"changeGroupRoute"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.gatewayBasePath === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gatewayBasePath"},message:"must have required property '"+"gatewayBasePath"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.images === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},message:"must have required property '"+"images"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.session === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "session"},message:"must have required property '"+"session"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.unauthorized === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unauthorized"},message:"must have required property '"+"unauthorized"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.homeFailure === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homeFailure"},message:"must have required property '"+"homeFailure"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.redirectHosts === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectHosts"},message:"must have required property '"+"redirectHosts"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.handOff === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "handOff"},message:"must have required property '"+"handOff"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.accreditation === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accreditation"},message:"must have required property '"+"accreditation"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.chat === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat"},message:"must have required property '"+"chat"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.ebill === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ebill"},message:"must have required property '"+"ebill"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err20 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.domainId !== undefined){
let data1 = data.domainId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err22 = {instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema45.properties.domainId.type,parentSchema:schema45.properties.domainId,data:data1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err23 = {instancePath:instancePath+"/domainId",schemaPath:"#/properties/domainId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema45.properties.domainId,data:data1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.name.type,parentSchema:schema45.properties.name,data:data2};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.legalName !== undefined){
let data3 = data.legalName;
if(typeof data3 !== "string"){
const err25 = {instancePath:instancePath+"/legalName",schemaPath:"#/properties/legalName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.legalName.type,parentSchema:schema45.properties.legalName,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hosts !== undefined){
let data4 = data.hosts;
if(Array.isArray(data4)){
if(data4.length < 1){
const err26 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema45.properties.hosts,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err27 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+$"},message:"must match pattern \""+"^[a-z0-9.-]+$"+"\"",schema:"^[a-z0-9.-]+$",parentSchema:schema45.properties.hosts.items,data:data5};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.hosts.items.type,parentSchema:schema45.properties.hosts.items,data:data5};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.hosts.type,parentSchema:schema45.properties.hosts,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 === "string"){
if(!pattern12.test(data6)){
const err30 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][A-Za-z]+)*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Z][A-Za-z]+)*$"+"\"",schema:"^[a-z]{2,3}(-[A-Z][A-Za-z]+)*$",parentSchema:schema45.properties.language,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.language.type,parentSchema:schema45.properties.language,data:data6};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.timeZone !== undefined){
let data7 = data.timeZone;
if(!(typeof data7 === "string")){
const err32 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.timeZone.type,parentSchema:schema45.properties.timeZone,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.defaultRoute !== undefined){
let data8 = data.defaultRoute;
if(!(typeof data8 === "string")){
const err33 = {instancePath:instancePath+"/defaultRoute",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.changeGroupRoute !== undefined){
let data9 = data.changeGroupRoute;
if(!(typeof data9 === "string")){
const err34 = {instancePath:instancePath+"/changeGroupRoute",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.gatewayBasePath !== undefined){
let data10 = data.gatewayBasePath;
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
const err35 = {instancePath:instancePath+"/gatewayBasePath",schemaPath:"#/properties/gatewayBasePath/pattern",keyword:"pattern",params:{pattern: "^(/[a-z0-9-]+)*$"},message:"must match pattern \""+"^(/[a-z0-9-]+)*$"+"\"",schema:"^(/[a-z0-9-]+)*$",parentSchema:schema45.properties.gatewayBasePath,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/gatewayBasePath",schemaPath:"#/properties/gatewayBasePath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.gatewayBasePath.type,parentSchema:schema45.properties.gatewayBasePath,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.images !== undefined){
let data11 = data.images;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.logo === undefined){
const err37 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/required",keyword:"required",params:{missingProperty: "logo"},message:"must have required property '"+"logo"+"'",schema:schema45.properties.images.required,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.phoneLogo === undefined){
const err38 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/required",keyword:"required",params:{missingProperty: "phoneLogo"},message:"must have required property '"+"phoneLogo"+"'",schema:schema45.properties.images.required,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data11.footer === undefined){
const err39 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/required",keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'",schema:schema45.properties.images.required,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11.dental === undefined){
const err40 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/required",keyword:"required",params:{missingProperty: "dental"},message:"must have required property '"+"dental"+"'",schema:schema45.properties.images.required,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key1 in data11){
if(!((((key1 === "logo") || (key1 === "phoneLogo")) || (key1 === "footer")) || (key1 === "dental"))){
const err41 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.logo !== undefined){
let data12 = data11.logo;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.src === undefined){
const err42 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12.alt === undefined){
const err43 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data12.width === undefined){
const err44 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data12.height === undefined){
const err45 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key2 in data12){
if(!((((key2 === "src") || (key2 === "alt")) || (key2 === "width")) || (key2 === "height"))){
const err46 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.src !== undefined){
let data13 = data12.src;
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err47 = {instancePath:instancePath+"/images/logo/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data13};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/images/logo/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data13};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data12.alt !== undefined){
let data14 = data12.alt;
if(typeof data14 !== "string"){
const err49 = {instancePath:instancePath+"/images/logo/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data14};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data12.width !== undefined){
let data15 = data12.width;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err50 = {instancePath:instancePath+"/images/logo/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err51 = {instancePath:instancePath+"/images/logo/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data12.height !== undefined){
let data16 = data12.height;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err52 = {instancePath:instancePath+"/images/logo/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/images/logo/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data16};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/images/logo",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data11.phoneLogo !== undefined){
let data17 = data11.phoneLogo;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.src === undefined){
const err55 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data17.alt === undefined){
const err56 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data17.width === undefined){
const err57 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data17.height === undefined){
const err58 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key3 in data17){
if(!((((key3 === "src") || (key3 === "alt")) || (key3 === "width")) || (key3 === "height"))){
const err59 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.src !== undefined){
let data18 = data17.src;
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
const err60 = {instancePath:instancePath+"/images/phoneLogo/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data18};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/images/phoneLogo/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data18};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data17.alt !== undefined){
let data19 = data17.alt;
if(typeof data19 !== "string"){
const err62 = {instancePath:instancePath+"/images/phoneLogo/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data19};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data17.width !== undefined){
let data20 = data17.width;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err63 = {instancePath:instancePath+"/images/phoneLogo/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data20};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err64 = {instancePath:instancePath+"/images/phoneLogo/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data20};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data17.height !== undefined){
let data21 = data17.height;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err65 = {instancePath:instancePath+"/images/phoneLogo/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data21};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/images/phoneLogo/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data21};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/images/phoneLogo",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data11.footer !== undefined){
let data22 = data11.footer;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.src === undefined){
const err68 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data22.alt === undefined){
const err69 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data22.width === undefined){
const err70 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data22.height === undefined){
const err71 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key4 in data22){
if(!((((key4 === "src") || (key4 === "alt")) || (key4 === "width")) || (key4 === "height"))){
const err72 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data22.src !== undefined){
let data23 = data22.src;
if(typeof data23 === "string"){
if(!pattern14.test(data23)){
const err73 = {instancePath:instancePath+"/images/footer/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data23};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/images/footer/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data23};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data22.alt !== undefined){
let data24 = data22.alt;
if(typeof data24 !== "string"){
const err75 = {instancePath:instancePath+"/images/footer/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data24};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data22.width !== undefined){
let data25 = data22.width;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err76 = {instancePath:instancePath+"/images/footer/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data25};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 1 || isNaN(data25)){
const err77 = {instancePath:instancePath+"/images/footer/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data25};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data22.height !== undefined){
let data26 = data22.height;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err78 = {instancePath:instancePath+"/images/footer/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data26};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 1 || isNaN(data26)){
const err79 = {instancePath:instancePath+"/images/footer/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data26};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/images/footer",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data22};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data11.dental !== undefined){
let data27 = data11.dental;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.src === undefined){
const err81 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data27.alt === undefined){
const err82 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data27.width === undefined){
const err83 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data27.height === undefined){
const err84 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key5 in data27){
if(!((((key5 === "src") || (key5 === "alt")) || (key5 === "width")) || (key5 === "height"))){
const err85 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data27.src !== undefined){
let data28 = data27.src;
if(typeof data28 === "string"){
if(!pattern14.test(data28)){
const err86 = {instancePath:instancePath+"/images/dental/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data28};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/images/dental/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data28};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data27.alt !== undefined){
let data29 = data27.alt;
if(typeof data29 !== "string"){
const err88 = {instancePath:instancePath+"/images/dental/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data29};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data27.width !== undefined){
let data30 = data27.width;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err89 = {instancePath:instancePath+"/images/dental/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data30};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err90 = {instancePath:instancePath+"/images/dental/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data30};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data27.height !== undefined){
let data31 = data27.height;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err91 = {instancePath:instancePath+"/images/dental/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data31};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err92 = {instancePath:instancePath+"/images/dental/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data31};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/images/dental",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.images.type,parentSchema:schema45.properties.images,data:data11};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.session !== undefined){
let data32 = data.session;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.copyTokenToLocalStorage === undefined){
const err95 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty: "copyTokenToLocalStorage"},message:"must have required property '"+"copyTokenToLocalStorage"+"'",schema:schema45.properties.session.required,parentSchema:schema45.properties.session,data:data32};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key6 in data32){
if(!(key6 === "copyTokenToLocalStorage")){
const err96 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.session,data:data32};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data32.copyTokenToLocalStorage !== undefined){
let data33 = data32.copyTokenToLocalStorage;
if(typeof data33 !== "boolean"){
const err97 = {instancePath:instancePath+"/session/copyTokenToLocalStorage",schemaPath:"#/properties/session/properties/copyTokenToLocalStorage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema45.properties.session.properties.copyTokenToLocalStorage.type,parentSchema:schema45.properties.session.properties.copyTokenToLocalStorage,data:data33};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.session.type,parentSchema:schema45.properties.session,data:data32};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.unauthorized !== undefined){
let data34 = data.unauthorized;
if(!((data34 === "login") || (data34 === "error-page"))){
const err99 = {instancePath:instancePath+"/unauthorized",schemaPath:"#/properties/unauthorized/enum",keyword:"enum",params:{allowedValues: schema45.properties.unauthorized.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.unauthorized.enum,parentSchema:schema45.properties.unauthorized,data:data34};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.homeFailure !== undefined){
let data35 = data.homeFailure;
if(!((data35 === "error-page") || (data35 === "partial"))){
const err100 = {instancePath:instancePath+"/homeFailure",schemaPath:"#/properties/homeFailure/enum",keyword:"enum",params:{allowedValues: schema45.properties.homeFailure.enum},message:"must be equal to one of the allowed values",schema:schema45.properties.homeFailure.enum,parentSchema:schema45.properties.homeFailure,data:data35};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.redirectHosts !== undefined){
let data36 = data.redirectHosts;
if(Array.isArray(data36)){
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(typeof data37 === "string"){
if(!pattern11.test(data37)){
const err101 = {instancePath:instancePath+"/redirectHosts/" + i1,schemaPath:"#/properties/redirectHosts/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.-]+$"},message:"must match pattern \""+"^[a-z0-9.-]+$"+"\"",schema:"^[a-z0-9.-]+$",parentSchema:schema45.properties.redirectHosts.items,data:data37};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/redirectHosts/" + i1,schemaPath:"#/properties/redirectHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.redirectHosts.items.type,parentSchema:schema45.properties.redirectHosts.items,data:data37};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/redirectHosts",schemaPath:"#/properties/redirectHosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.redirectHosts.type,parentSchema:schema45.properties.redirectHosts,data:data36};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.security !== undefined){
let data38 = data.security;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.contacts === undefined){
const err104 = {instancePath:instancePath+"/security",schemaPath:"#/properties/security/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'",schema:schema45.properties.security.required,parentSchema:schema45.properties.security,data:data38};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key7 in data38){
if(!((key7 === "contacts") || (key7 === "policy"))){
const err105 = {instancePath:instancePath+"/security",schemaPath:"#/properties/security/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.security,data:data38};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data38.contacts !== undefined){
let data39 = data38.contacts;
if(Array.isArray(data39)){
if(data39.length < 1){
const err106 = {instancePath:instancePath+"/security/contacts",schemaPath:"#/properties/security/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema45.properties.security.properties.contacts,data:data39};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
if(typeof data40 === "string"){
if(!pattern19.test(data40)){
const err107 = {instancePath:instancePath+"/security/contacts/" + i2,schemaPath:"#/properties/security/properties/contacts/items/pattern",keyword:"pattern",params:{pattern: "^(mailto|tel|https):[^ ]+$"},message:"must match pattern \""+"^(mailto|tel|https):[^ ]+$"+"\"",schema:"^(mailto|tel|https):[^ ]+$",parentSchema:schema45.properties.security.properties.contacts.items,data:data40};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/security/contacts/" + i2,schemaPath:"#/properties/security/properties/contacts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.security.properties.contacts.items.type,parentSchema:schema45.properties.security.properties.contacts.items,data:data40};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/security/contacts",schemaPath:"#/properties/security/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.security.properties.contacts.type,parentSchema:schema45.properties.security.properties.contacts,data:data39};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data38.policy !== undefined){
let data41 = data38.policy;
if(typeof data41 === "string"){
if(!pattern20.test(data41)){
const err110 = {instancePath:instancePath+"/security/policy",schemaPath:"#/properties/security/properties/policy/pattern",keyword:"pattern",params:{pattern: "^https://[^ ]+$"},message:"must match pattern \""+"^https://[^ ]+$"+"\"",schema:"^https://[^ ]+$",parentSchema:schema45.properties.security.properties.policy,data:data41};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/security/policy",schemaPath:"#/properties/security/properties/policy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.security.properties.policy.type,parentSchema:schema45.properties.security.properties.policy,data:data41};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/security",schemaPath:"#/properties/security/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.security.type,parentSchema:schema45.properties.security,data:data38};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.handOff !== undefined){
let data42 = data.handOff;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.action === undefined){
const err113 = {instancePath:instancePath+"/handOff",schemaPath:"#/properties/handOff/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema45.properties.handOff.required,parentSchema:schema45.properties.handOff,data:data42};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key8 in data42){
if(!((key8 === "action") || (key8 === "testEnvironment"))){
const err114 = {instancePath:instancePath+"/handOff",schemaPath:"#/properties/handOff/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.handOff,data:data42};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data42.action !== undefined){
let data43 = data42.action;
if(typeof data43 === "string"){
if(!pattern21.test(data43)){
const err115 = {instancePath:instancePath+"/handOff/action",schemaPath:"#/$defs/Gateway/pattern",keyword:"pattern",params:{pattern: "^(https://|\\{gateway\\}/)\\S+$"},message:"must match pattern \""+"^(https://|\\{gateway\\}/)\\S+$"+"\"",schema:"^(https://|\\{gateway\\}/)\\S+$",parentSchema:schema53,data:data43};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/handOff/action",schemaPath:"#/$defs/Gateway/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data43};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data42.testEnvironment !== undefined){
let data44 = data42.testEnvironment;
if(typeof data44 !== "string"){
const err117 = {instancePath:instancePath+"/handOff/testEnvironment",schemaPath:"#/properties/handOff/properties/testEnvironment/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.handOff.properties.testEnvironment.type,parentSchema:schema45.properties.handOff.properties.testEnvironment,data:data44};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/handOff",schemaPath:"#/properties/handOff/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.handOff.type,parentSchema:schema45.properties.handOff,data:data42};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data.accreditation !== undefined){
let data45 = data.accreditation;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.url === undefined){
const err119 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema45.properties.accreditation.required,parentSchema:schema45.properties.accreditation,data:data45};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
for(const key9 in data45){
if(!(key9 === "url")){
const err120 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.accreditation,data:data45};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data45.url !== undefined){
let data46 = data45.url;
if(typeof data46 === "string"){
if(!pattern21.test(data46)){
const err121 = {instancePath:instancePath+"/accreditation/url",schemaPath:"#/$defs/Gateway/pattern",keyword:"pattern",params:{pattern: "^(https://|\\{gateway\\}/)\\S+$"},message:"must match pattern \""+"^(https://|\\{gateway\\}/)\\S+$"+"\"",schema:"^(https://|\\{gateway\\}/)\\S+$",parentSchema:schema53,data:data46};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/accreditation/url",schemaPath:"#/$defs/Gateway/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data46};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.accreditation.type,parentSchema:schema45.properties.accreditation,data:data45};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data.chat !== undefined){
let data47 = data.chat;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.url === undefined){
const err124 = {instancePath:instancePath+"/chat",schemaPath:"#/properties/chat/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema45.properties.chat.required,parentSchema:schema45.properties.chat,data:data47};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
for(const key10 in data47){
if(!(key10 === "url")){
const err125 = {instancePath:instancePath+"/chat",schemaPath:"#/properties/chat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.chat,data:data47};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data47.url !== undefined){
let data48 = data47.url;
if(typeof data48 === "string"){
if(!pattern21.test(data48)){
const err126 = {instancePath:instancePath+"/chat/url",schemaPath:"#/$defs/Gateway/pattern",keyword:"pattern",params:{pattern: "^(https://|\\{gateway\\}/)\\S+$"},message:"must match pattern \""+"^(https://|\\{gateway\\}/)\\S+$"+"\"",schema:"^(https://|\\{gateway\\}/)\\S+$",parentSchema:schema53,data:data48};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/chat/url",schemaPath:"#/$defs/Gateway/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data48};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/chat",schemaPath:"#/properties/chat/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.chat.type,parentSchema:schema45.properties.chat,data:data47};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.ebill !== undefined){
let data49 = data.ebill;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.url === undefined){
const err129 = {instancePath:instancePath+"/ebill",schemaPath:"#/properties/ebill/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema45.properties.ebill.required,parentSchema:schema45.properties.ebill,data:data49};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data49.userKeyParameter === undefined){
const err130 = {instancePath:instancePath+"/ebill",schemaPath:"#/properties/ebill/required",keyword:"required",params:{missingProperty: "userKeyParameter"},message:"must have required property '"+"userKeyParameter"+"'",schema:schema45.properties.ebill.required,parentSchema:schema45.properties.ebill,data:data49};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data49.firstTimeParameter === undefined){
const err131 = {instancePath:instancePath+"/ebill",schemaPath:"#/properties/ebill/required",keyword:"required",params:{missingProperty: "firstTimeParameter"},message:"must have required property '"+"firstTimeParameter"+"'",schema:schema45.properties.ebill.required,parentSchema:schema45.properties.ebill,data:data49};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
for(const key11 in data49){
if(!(((key11 === "url") || (key11 === "userKeyParameter")) || (key11 === "firstTimeParameter"))){
const err132 = {instancePath:instancePath+"/ebill",schemaPath:"#/properties/ebill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.ebill,data:data49};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data49.url !== undefined){
let data50 = data49.url;
if(typeof data50 === "string"){
if(!pattern21.test(data50)){
const err133 = {instancePath:instancePath+"/ebill/url",schemaPath:"#/$defs/Gateway/pattern",keyword:"pattern",params:{pattern: "^(https://|\\{gateway\\}/)\\S+$"},message:"must match pattern \""+"^(https://|\\{gateway\\}/)\\S+$"+"\"",schema:"^(https://|\\{gateway\\}/)\\S+$",parentSchema:schema53,data:data50};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/ebill/url",schemaPath:"#/$defs/Gateway/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.type,parentSchema:schema53,data:data50};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data49.userKeyParameter !== undefined){
let data51 = data49.userKeyParameter;
if(typeof data51 === "string"){
if(!pattern25.test(data51)){
const err135 = {instancePath:instancePath+"/ebill/userKeyParameter",schemaPath:"#/properties/ebill/properties/userKeyParameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\"",schema:"^[A-Za-z0-9_-]+$",parentSchema:schema45.properties.ebill.properties.userKeyParameter,data:data51};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/ebill/userKeyParameter",schemaPath:"#/properties/ebill/properties/userKeyParameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.ebill.properties.userKeyParameter.type,parentSchema:schema45.properties.ebill.properties.userKeyParameter,data:data51};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data49.firstTimeParameter !== undefined){
let data52 = data49.firstTimeParameter;
if(typeof data52 === "string"){
if(!pattern25.test(data52)){
const err137 = {instancePath:instancePath+"/ebill/firstTimeParameter",schemaPath:"#/properties/ebill/properties/firstTimeParameter/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\"",schema:"^[A-Za-z0-9_-]+$",parentSchema:schema45.properties.ebill.properties.firstTimeParameter,data:data52};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/ebill/firstTimeParameter",schemaPath:"#/properties/ebill/properties/firstTimeParameter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.ebill.properties.firstTimeParameter.type,parentSchema:schema45.properties.ebill.properties.firstTimeParameter,data:data52};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/ebill",schemaPath:"#/properties/ebill/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.ebill.type,parentSchema:schema45.properties.ebill,data:data49};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const conditions = validate32;
const schema57 = {"description":"Conditions with a name, to say once what many items need. Conditions use them by name: { \"use\": \"name\" }.","type":"object","required":["conditions"],"properties":{"conditions":{"description":"Each condition under its name.","type":"object","propertyNames":{"description":"Small letters, digits and hyphens: current-plan.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},"additionalProperties":{"description":"One named condition.","type":"object","required":["description","when"],"properties":{"description":{"description":"What the condition means, in words.","type":"string"},"when":{"$ref":"#/$defs/Condition","description":"The condition."}},"additionalProperties":false}}},"additionalProperties":false};
const pattern27 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conditions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"},message:"must have required property '"+"conditions"+"'",schema:schema57.required,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "conditions")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.conditions !== undefined){
let data0 = data.conditions;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern27.test(key1)){
const err2 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"+"\"",schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema57.properties.conditions.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema57.properties.conditions.propertyNames,parentSchema:schema57.properties.conditions,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.description === undefined){
const err4 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conditions/additionalProperties/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema57.properties.conditions.additionalProperties.required,parentSchema:schema57.properties.conditions.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.when === undefined){
const err5 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conditions/additionalProperties/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema57.properties.conditions.additionalProperties.required,parentSchema:schema57.properties.conditions.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key3 in data1){
if(!((key3 === "description") || (key3 === "when"))){
const err6 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conditions/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema57.properties.conditions.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.description !== undefined){
let data2 = data1.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/properties/conditions/additionalProperties/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema57.properties.conditions.additionalProperties.properties.description.type,parentSchema:schema57.properties.conditions.additionalProperties.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.when !== undefined){
if(!(validate24(data1.when, {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/when",parentData:data1,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/conditions/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.properties.conditions.additionalProperties.type,parentSchema:schema57.properties.conditions.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.properties.conditions.type,parentSchema:schema57.properties.conditions,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema57.type,parentSchema:schema57,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const contact = validate34;
const schema58 = {"description":"The contact page.","type":"object","required":["heading","holidaysHeading","backLink","sections"],"properties":{"heading":{"description":"Heading of the page.","type":"string"},"holidaysHeading":{"description":"Heading of the panel with the holidays.","type":"string"},"backLink":{"$ref":"#/$defs/Link","description":"Link at the top."},"sections":{"description":"The sections of the page.","type":"array","items":{"$ref":"#/$defs/ContactSection"}}},"additionalProperties":false};
const schema59 = {"description":"One section.","type":"object","required":["id","heading","lines"],"properties":{"id":{"$ref":"#/$defs/Id"},"heading":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text below the heading."},"lines":{"description":"The ways to get in touch.","type":"array","items":{"$ref":"#/$defs/ContactLine"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};
const schema62 = {"description":"One way to get in touch.","type":"object","required":["id","kind","value"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"description":"What the value is.","enum":["phone","email","tty","hours","address"]},"label":{"description":"Label before the value.","type":"string"},"value":{"description":"Number, address or hours.","type":"string"}},"additionalProperties":false};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "kind")) || (key0 === "label")) || (key0 === "value"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!(((((data1 === "phone") || (data1 === "email")) || (data1 === "tty")) || (data1 === "hours")) || (data1 === "address"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema62.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema62.properties.kind.enum,parentSchema:schema62.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.label.type,parentSchema:schema62.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.value.type,parentSchema:schema62.properties.value,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.heading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lines === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "heading")) || (key0 === "body")) || (key0 === "lines")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.heading !== undefined){
let data1 = data.heading;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.heading.type,parentSchema:schema59.properties.heading,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(!(typeof data2 === "string")){
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lines !== undefined){
let data3 = data.lines;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate37(data3[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema59.properties.lines.type,parentSchema:schema59.properties.lines,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data8 = data.locked;
if(typeof data8 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema59.properties.locked.type,parentSchema:schema59.properties.locked,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.holidaysHeading === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holidaysHeading"},message:"must have required property '"+"holidaysHeading"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.backLink === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backLink"},message:"must have required property '"+"backLink"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sections === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "heading") || (key0 === "holidaysHeading")) || (key0 === "backLink")) || (key0 === "sections"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.heading.type,parentSchema:schema58.properties.heading,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.holidaysHeading !== undefined){
let data1 = data.holidaysHeading;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/holidaysHeading",schemaPath:"#/properties/holidaysHeading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.holidaysHeading.type,parentSchema:schema58.properties.holidaysHeading,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.backLink !== undefined){
if(!(validate23(data.backLink, {instancePath:instancePath+"/backLink",parentData:data,parentDataProperty:"backLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.sections !== undefined){
let data3 = data.sections;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data3[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.sections.type,parentSchema:schema58.properties.sections,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const errors = validate41;
const schema66 = {"description":"The error pages.","type":"object","required":["tipsHeading","tips","pages"],"properties":{"tipsHeading":{"description":"Heading above the tips.","type":"string"},"tips":{"description":"Tips that error pages name by id.","type":"array","items":{"$ref":"#/$defs/Tip"}},"pages":{"description":"The error pages.","type":"array","items":{"$ref":"#/$defs/ErrorPage"}}},"additionalProperties":false};
const schema67 = {"description":"One tip.","type":"object","required":["id","text"],"properties":{"id":{"$ref":"#/$defs/Id"},"text":{"description":"The tip.","type":"string"}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.text.type,parentSchema:schema67.properties.text,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"description":"The page of one status.","type":"object","required":["id","status","heading","tips","links"],"properties":{"id":{"$ref":"#/$defs/Id"},"status":{"description":"HTTP status; 0 is the page for every status without one of its own, 1 for no answer at all.","type":"integer","minimum":0,"maximum":599},"heading":{"description":"Heading.","type":"string"},"codeLine":{"description":"Line with the error code.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"tips":{"description":"Ids of tips.","type":"array","items":{"description":"Id of a tip.","type":"string","format":"tip"}},"links":{"description":"The ways on.","type":"array","items":{"$ref":"#/$defs/Link"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tips === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.links === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema69.properties.status.type,parentSchema:schema69.properties.status,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema69.properties.status,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema69.properties.status,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema69.properties.heading.type,parentSchema:schema69.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.codeLine !== undefined){
let data3 = data.codeLine;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/codeLine",schemaPath:"#/properties/codeLine/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema69.properties.codeLine.type,parentSchema:schema69.properties.codeLine,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err13 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tips !== undefined){
let data5 = data.tips;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(typeof data6 === "string")){
const err14 = {instancePath:instancePath+"/tips/" + i0,schemaPath:"#/properties/tips/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema69.properties.tips.items.type,parentSchema:schema69.properties.tips.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/tips",schemaPath:"#/properties/tips/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema69.properties.tips.type,parentSchema:schema69.properties.tips,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.links !== undefined){
let data7 = data.links;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate23(data7[i1], {instancePath:instancePath+"/links/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema69.properties.links.type,parentSchema:schema69.properties.links,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data10 = data.from;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err17 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.until !== undefined){
let data11 = data.until;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err19 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.locked !== undefined){
let data12 = data.locked;
if(typeof data12 !== "boolean"){
const err21 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema69.properties.locked.type,parentSchema:schema69.properties.locked,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tipsHeading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tipsHeading"},message:"must have required property '"+"tipsHeading"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tips === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tips"},message:"must have required property '"+"tips"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema66.required,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "tipsHeading") || (key0 === "tips")) || (key0 === "pages"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tipsHeading !== undefined){
let data0 = data.tipsHeading;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/tipsHeading",schemaPath:"#/properties/tipsHeading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema66.properties.tipsHeading.type,parentSchema:schema66.properties.tipsHeading,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tips !== undefined){
let data1 = data.tips;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate42(data1[i0], {instancePath:instancePath+"/tips/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/tips",schemaPath:"#/properties/tips/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.properties.tips.type,parentSchema:schema66.properties.tips,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pages !== undefined){
let data3 = data.pages;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data3[i1], {instancePath:instancePath+"/pages/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema66.properties.pages.type,parentSchema:schema66.properties.pages,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema66.type,parentSchema:schema66,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const footer = validate48;
const schema74 = {"description":"The footer of every screen.","type":"object","required":["siteMapHeading","policyLinks","copyright","accreditation"],"properties":{"siteMapHeading":{"description":"Heading above the site map.","type":"string"},"policyLinks":{"description":"Links to policies.","type":"array","items":{"$ref":"#/$defs/Link"}},"copyright":{"description":"Copyright lines.","type":"array","items":{"description":"One line.","type":"string","x-placeholders":["year"]}},"accreditation":{"description":"Quality accreditation.","type":"object","required":["logos"],"properties":{"logos":{"description":"One logo for each level.","type":"object","required":["accredited","commendable","interim"],"properties":{"accredited":{"$ref":"#/$defs/Image","description":"Logo for the level accredited."},"commendable":{"$ref":"#/$defs/Image","description":"Logo for the level commendable."},"interim":{"$ref":"#/$defs/Image","description":"Logo for the level interim."}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteMapHeading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "siteMapHeading"},message:"must have required property '"+"siteMapHeading"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.policyLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyLinks"},message:"must have required property '"+"policyLinks"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.copyright === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyright"},message:"must have required property '"+"copyright"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.accreditation === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accreditation"},message:"must have required property '"+"accreditation"+"'",schema:schema74.required,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "siteMapHeading") || (key0 === "policyLinks")) || (key0 === "copyright")) || (key0 === "accreditation"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.siteMapHeading !== undefined){
let data0 = data.siteMapHeading;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/siteMapHeading",schemaPath:"#/properties/siteMapHeading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.siteMapHeading.type,parentSchema:schema74.properties.siteMapHeading,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.policyLinks !== undefined){
let data1 = data.policyLinks;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data1[i0], {instancePath:instancePath+"/policyLinks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/policyLinks",schemaPath:"#/properties/policyLinks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.policyLinks.type,parentSchema:schema74.properties.policyLinks,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.copyright !== undefined){
let data3 = data.copyright;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/copyright/" + i1,schemaPath:"#/properties/copyright/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.copyright.items.type,parentSchema:schema74.properties.copyright.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema74.properties.copyright.type,parentSchema:schema74.properties.copyright,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.accreditation !== undefined){
let data5 = data.accreditation;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.logos === undefined){
const err9 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/required",keyword:"required",params:{missingProperty: "logos"},message:"must have required property '"+"logos"+"'",schema:schema74.properties.accreditation.required,parentSchema:schema74.properties.accreditation,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "logos")){
const err10 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema74.properties.accreditation,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data5.logos !== undefined){
let data6 = data5.logos;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.accredited === undefined){
const err11 = {instancePath:instancePath+"/accreditation/logos",schemaPath:"#/properties/accreditation/properties/logos/required",keyword:"required",params:{missingProperty: "accredited"},message:"must have required property '"+"accredited"+"'",schema:schema74.properties.accreditation.properties.logos.required,parentSchema:schema74.properties.accreditation.properties.logos,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.commendable === undefined){
const err12 = {instancePath:instancePath+"/accreditation/logos",schemaPath:"#/properties/accreditation/properties/logos/required",keyword:"required",params:{missingProperty: "commendable"},message:"must have required property '"+"commendable"+"'",schema:schema74.properties.accreditation.properties.logos.required,parentSchema:schema74.properties.accreditation.properties.logos,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.interim === undefined){
const err13 = {instancePath:instancePath+"/accreditation/logos",schemaPath:"#/properties/accreditation/properties/logos/required",keyword:"required",params:{missingProperty: "interim"},message:"must have required property '"+"interim"+"'",schema:schema74.properties.accreditation.properties.logos.required,parentSchema:schema74.properties.accreditation.properties.logos,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data6){
if(!(((key2 === "accredited") || (key2 === "commendable")) || (key2 === "interim"))){
const err14 = {instancePath:instancePath+"/accreditation/logos",schemaPath:"#/properties/accreditation/properties/logos/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema74.properties.accreditation.properties.logos,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.accredited !== undefined){
let data7 = data6.accredited;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.src === undefined){
const err15 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.alt === undefined){
const err16 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.width === undefined){
const err17 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.height === undefined){
const err18 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key3 in data7){
if(!((((key3 === "src") || (key3 === "alt")) || (key3 === "width")) || (key3 === "height"))){
const err19 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.src !== undefined){
let data8 = data7.src;
if(typeof data8 === "string"){
if(!pattern14.test(data8)){
const err20 = {instancePath:instancePath+"/accreditation/logos/accredited/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/accreditation/logos/accredited/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.alt !== undefined){
let data9 = data7.alt;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/accreditation/logos/accredited/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.width !== undefined){
let data10 = data7.width;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/accreditation/logos/accredited/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/accreditation/logos/accredited/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data7.height !== undefined){
let data11 = data7.height;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/accreditation/logos/accredited/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/accreditation/logos/accredited/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/accreditation/logos/accredited",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.commendable !== undefined){
let data12 = data6.commendable;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.src === undefined){
const err28 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.alt === undefined){
const err29 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.width === undefined){
const err30 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.height === undefined){
const err31 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key4 in data12){
if(!((((key4 === "src") || (key4 === "alt")) || (key4 === "width")) || (key4 === "height"))){
const err32 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.src !== undefined){
let data13 = data12.src;
if(typeof data13 === "string"){
if(!pattern14.test(data13)){
const err33 = {instancePath:instancePath+"/accreditation/logos/commendable/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/accreditation/logos/commendable/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.alt !== undefined){
let data14 = data12.alt;
if(typeof data14 !== "string"){
const err35 = {instancePath:instancePath+"/accreditation/logos/commendable/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.width !== undefined){
let data15 = data12.width;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/accreditation/logos/commendable/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/accreditation/logos/commendable/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data12.height !== undefined){
let data16 = data12.height;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/accreditation/logos/commendable/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/accreditation/logos/commendable/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/accreditation/logos/commendable",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data6.interim !== undefined){
let data17 = data6.interim;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.src === undefined){
const err41 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data17.alt === undefined){
const err42 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17.width === undefined){
const err43 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data17.height === undefined){
const err44 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data17){
if(!((((key5 === "src") || (key5 === "alt")) || (key5 === "width")) || (key5 === "height"))){
const err45 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data17.src !== undefined){
let data18 = data17.src;
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
const err46 = {instancePath:instancePath+"/accreditation/logos/interim/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/accreditation/logos/interim/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.alt !== undefined){
let data19 = data17.alt;
if(typeof data19 !== "string"){
const err48 = {instancePath:instancePath+"/accreditation/logos/interim/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data19};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.width !== undefined){
let data20 = data17.width;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err49 = {instancePath:instancePath+"/accreditation/logos/interim/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/accreditation/logos/interim/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data17.height !== undefined){
let data21 = data17.height;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err51 = {instancePath:instancePath+"/accreditation/logos/interim/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err52 = {instancePath:instancePath+"/accreditation/logos/interim/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data21};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/accreditation/logos/interim",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data17};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/accreditation/logos",schemaPath:"#/properties/accreditation/properties/logos/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.properties.accreditation.properties.logos.type,parentSchema:schema74.properties.accreditation.properties.logos,data:data6};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/accreditation",schemaPath:"#/properties/accreditation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.properties.accreditation.type,parentSchema:schema74.properties.accreditation,data:data5};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const home = validate50;
const schema78 = {"description":"Home, from top to bottom.","type":"object","required":["items"],"properties":{"items":{"description":"The blocks of Home. A block without data to show is left out by itself.","type":"array","items":{"$ref":"#/$defs/HomeBlock"}}},"additionalProperties":false};
const schema79 = {"description":"One block of Home; \"block\" says which.","type":"object","required":["block"],"discriminator":{"propertyName":"block"},"oneOf":[{"$ref":"#/$defs/WelcomeBanner"},{"$ref":"#/$defs/InfoBanner"},{"$ref":"#/$defs/PlanManagementBanner"},{"$ref":"#/$defs/ComingPlans"},{"$ref":"#/$defs/EbillAlert"},{"$ref":"#/$defs/PreventiveCareCard"},{"$ref":"#/$defs/PrimaryCareTile"},{"$ref":"#/$defs/RecentClaims"},{"$ref":"#/$defs/MemberInfoTile"},{"$ref":"#/$defs/YearlyAmountsSection"},{"$ref":"#/$defs/ToolsSection"},{"$ref":"#/$defs/ProgramsSection"}],"x-tags":["welcome-banner","info-banner","plan-management-banner","coming-plans","ebill-alert","preventive-care-card","primary-care-tile","recent-claims","member-info-tile","yearly-amounts","tools","programs"]};
const schema80 = {"description":"Greets the member and shows the number to copy.","type":"object","required":["id","block","column","greeting","identifier","identifierLabel","copyLabel","copied"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Greets the member and shows the number to copy.","const":"welcome-banner"},"column":{"$ref":"#/$defs/Column"},"greeting":{"description":"Greeting.","type":"string","x-placeholders":["firstName"]},"identifier":{"description":"Which number it shows.","enum":["subscriberId","employeeId"]},"identifierLabel":{"description":"Label of the number.","type":"string"},"copyLabel":{"description":"Words of the copy button.","type":"string"},"copied":{"description":"Confirmation after copying.","type":"string"},"idCardLink":{"$ref":"#/$defs/Link","description":"Link to the ID card, for a member who may have one."},"picture":{"$ref":"#/$defs/Image","description":"Picture of the brand's own beside the greeting, drawn for its main colour."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"greeting":{"description":"Greeting.","type":"string","x-placeholders":["firstName"]},"identifier":{"description":"Which number it shows.","enum":["subscriberId","employeeId"]},"identifierLabel":{"description":"Label of the number.","type":"string"},"copyLabel":{"description":"Words of the copy button.","type":"string"},"copied":{"description":"Confirmation after copying.","type":"string"},"idCardLink":{"$ref":"#/$defs/Link","description":"Link to the ID card, for a member who may have one."},"picture":{"$ref":"#/$defs/Image","description":"Picture of the brand's own beside the greeting, drawn for its main colour."}},"additionalProperties":false}}},"additionalProperties":false};
const schema82 = {"description":"Where on Home the block stands: over the full width, in the main column or at the side.","enum":["full","main","side"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.greeting === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "greeting"},message:"must have required property '"+"greeting"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.identifier === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"},message:"must have required property '"+"identifier"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.identifierLabel === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifierLabel"},message:"must have required property '"+"identifierLabel"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.copyLabel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyLabel"},message:"must have required property '"+"copyLabel"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.copied === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copied"},message:"must have required property '"+"copied"+"'",schema:schema80.required,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema80.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("welcome-banner" !== data1){
const err11 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "welcome-banner"},message:"must be equal to constant",schema:"welcome-banner",parentSchema:schema80.properties.block,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err12 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.greeting !== undefined){
let data3 = data.greeting;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.greeting.type,parentSchema:schema80.properties.greeting,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.identifier !== undefined){
let data4 = data.identifier;
if(!((data4 === "subscriberId") || (data4 === "employeeId"))){
const err14 = {instancePath:instancePath+"/identifier",schemaPath:"#/properties/identifier/enum",keyword:"enum",params:{allowedValues: schema80.properties.identifier.enum},message:"must be equal to one of the allowed values",schema:schema80.properties.identifier.enum,parentSchema:schema80.properties.identifier,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.identifierLabel !== undefined){
let data5 = data.identifierLabel;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/identifierLabel",schemaPath:"#/properties/identifierLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.identifierLabel.type,parentSchema:schema80.properties.identifierLabel,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.copyLabel !== undefined){
let data6 = data.copyLabel;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/copyLabel",schemaPath:"#/properties/copyLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.copyLabel.type,parentSchema:schema80.properties.copyLabel,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.copied !== undefined){
let data7 = data.copied;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/copied",schemaPath:"#/properties/copied/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.copied.type,parentSchema:schema80.properties.copied,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.idCardLink !== undefined){
if(!(validate23(data.idCardLink, {instancePath:instancePath+"/idCardLink",parentData:data,parentDataProperty:"idCardLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
let data9 = data.picture;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.src === undefined){
const err18 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.alt === undefined){
const err19 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.width === undefined){
const err20 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.height === undefined){
const err21 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data9){
if(!((((key1 === "src") || (key1 === "alt")) || (key1 === "width")) || (key1 === "height"))){
const err22 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9.src !== undefined){
let data10 = data9.src;
if(typeof data10 === "string"){
if(!pattern14.test(data10)){
const err23 = {instancePath:instancePath+"/picture/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/picture/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.alt !== undefined){
let data11 = data9.alt;
if(typeof data11 !== "string"){
const err25 = {instancePath:instancePath+"/picture/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.width !== undefined){
let data12 = data9.width;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/picture/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/picture/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data9.height !== undefined){
let data13 = data9.height;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/picture/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/picture/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/picture",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data15 = data.from;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err31 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.until !== undefined){
let data16 = data.until;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err33 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.locked !== undefined){
let data17 = data.locked;
if(typeof data17 !== "boolean"){
const err35 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema80.properties.locked.type,parentSchema:schema80.properties.locked,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.variants !== undefined){
let data18 = data.variants;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.when === undefined){
const err36 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema80.properties.variants.items.required,parentSchema:schema80.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data19){
if(!((((((((key2 === "when") || (key2 === "greeting")) || (key2 === "identifier")) || (key2 === "identifierLabel")) || (key2 === "copyLabel")) || (key2 === "copied")) || (key2 === "idCardLink")) || (key2 === "picture"))){
const err37 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema80.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.when !== undefined){
if(!(validate24(data19.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data19,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data19.greeting !== undefined){
let data21 = data19.greeting;
if(typeof data21 !== "string"){
const err38 = {instancePath:instancePath+"/variants/" + i0+"/greeting",schemaPath:"#/properties/variants/items/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.variants.items.properties.greeting.type,parentSchema:schema80.properties.variants.items.properties.greeting,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.identifier !== undefined){
let data22 = data19.identifier;
if(!((data22 === "subscriberId") || (data22 === "employeeId"))){
const err39 = {instancePath:instancePath+"/variants/" + i0+"/identifier",schemaPath:"#/properties/variants/items/properties/identifier/enum",keyword:"enum",params:{allowedValues: schema80.properties.variants.items.properties.identifier.enum},message:"must be equal to one of the allowed values",schema:schema80.properties.variants.items.properties.identifier.enum,parentSchema:schema80.properties.variants.items.properties.identifier,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data19.identifierLabel !== undefined){
let data23 = data19.identifierLabel;
if(typeof data23 !== "string"){
const err40 = {instancePath:instancePath+"/variants/" + i0+"/identifierLabel",schemaPath:"#/properties/variants/items/properties/identifierLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.variants.items.properties.identifierLabel.type,parentSchema:schema80.properties.variants.items.properties.identifierLabel,data:data23};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.copyLabel !== undefined){
let data24 = data19.copyLabel;
if(typeof data24 !== "string"){
const err41 = {instancePath:instancePath+"/variants/" + i0+"/copyLabel",schemaPath:"#/properties/variants/items/properties/copyLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.variants.items.properties.copyLabel.type,parentSchema:schema80.properties.variants.items.properties.copyLabel,data:data24};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data19.copied !== undefined){
let data25 = data19.copied;
if(typeof data25 !== "string"){
const err42 = {instancePath:instancePath+"/variants/" + i0+"/copied",schemaPath:"#/properties/variants/items/properties/copied/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.properties.variants.items.properties.copied.type,parentSchema:schema80.properties.variants.items.properties.copied,data:data25};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.idCardLink !== undefined){
if(!(validate23(data19.idCardLink, {instancePath:instancePath+"/variants/" + i0+"/idCardLink",parentData:data19,parentDataProperty:"idCardLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data19.picture !== undefined){
let data27 = data19.picture;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.src === undefined){
const err43 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data27.alt === undefined){
const err44 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data27.width === undefined){
const err45 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data27.height === undefined){
const err46 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema49.required,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data27){
if(!((((key3 === "src") || (key3 === "alt")) || (key3 === "width")) || (key3 === "height"))){
const err47 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data27.src !== undefined){
let data28 = data27.src;
if(typeof data28 === "string"){
if(!pattern14.test(data28)){
const err48 = {instancePath:instancePath+"/variants/" + i0+"/picture/src",schemaPath:"#/$defs/Image/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.(svg|png|jpg|webp)$",parentSchema:schema49.properties.src,data:data28};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/variants/" + i0+"/picture/src",schemaPath:"#/$defs/Image/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.src.type,parentSchema:schema49.properties.src,data:data28};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data27.alt !== undefined){
let data29 = data27.alt;
if(typeof data29 !== "string"){
const err50 = {instancePath:instancePath+"/variants/" + i0+"/picture/alt",schemaPath:"#/$defs/Image/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.alt.type,parentSchema:schema49.properties.alt,data:data29};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data27.width !== undefined){
let data30 = data27.width;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err51 = {instancePath:instancePath+"/variants/" + i0+"/picture/width",schemaPath:"#/$defs/Image/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.width.type,parentSchema:schema49.properties.width,data:data30};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err52 = {instancePath:instancePath+"/variants/" + i0+"/picture/width",schemaPath:"#/$defs/Image/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.width,data:data30};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data27.height !== undefined){
let data31 = data27.height;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err53 = {instancePath:instancePath+"/variants/" + i0+"/picture/height",schemaPath:"#/$defs/Image/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema49.properties.height.type,parentSchema:schema49.properties.height,data:data31};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err54 = {instancePath:instancePath+"/variants/" + i0+"/picture/height",schemaPath:"#/$defs/Image/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema49.properties.height,data:data31};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath:instancePath+"/variants/" + i0+"/picture",schemaPath:"#/$defs/Image/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.properties.variants.items.type,parentSchema:schema80.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.properties.variants.type,parentSchema:schema80.properties.variants,data:data18};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"description":"A notice.","type":"object","required":["id","block","column","title","body"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"A notice.","const":"info-banner"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text of the notice."},"links":{"description":"Links below the text.","type":"array","items":{"$ref":"#/$defs/Link"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text of the notice."},"links":{"description":"Links below the text.","type":"array","items":{"$ref":"#/$defs/Link"}}},"additionalProperties":false}}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema87.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("info-banner" !== data1){
const err8 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "info-banner"},message:"must be equal to constant",schema:"info-banner",parentSchema:schema87.properties.block,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err9 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.title.type,parentSchema:schema87.properties.title,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data5[i0], {instancePath:instancePath+"/links/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema87.properties.links.type,parentSchema:schema87.properties.links,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data8 = data.from;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.until !== undefined){
let data9 = data.until;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locked !== undefined){
let data10 = data.locked;
if(typeof data10 !== "boolean"){
const err17 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema87.properties.locked.type,parentSchema:schema87.properties.locked,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.variants !== undefined){
let data11 = data.variants;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.when === undefined){
const err18 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema87.properties.variants.items.required,parentSchema:schema87.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data12){
if(!((((key1 === "when") || (key1 === "title")) || (key1 === "body")) || (key1 === "links"))){
const err19 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema87.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.when !== undefined){
if(!(validate24(data12.when, {instancePath:instancePath+"/variants/" + i1+"/when",parentData:data12,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data12.title !== undefined){
let data14 = data12.title;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/variants/" + i1+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.variants.items.properties.title.type,parentSchema:schema87.properties.variants.items.properties.title,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.body !== undefined){
let data15 = data12.body;
if(!(typeof data15 === "string")){
const err21 = {instancePath:instancePath+"/variants/" + i1+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.links !== undefined){
let data16 = data12.links;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data16[i2], {instancePath:instancePath+"/variants/" + i1+"/links/" + i2,parentData:data16,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/variants/" + i1+"/links",schemaPath:"#/properties/variants/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema87.properties.variants.items.properties.links.type,parentSchema:schema87.properties.variants.items.properties.links,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.properties.variants.items.type,parentSchema:schema87.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema87.properties.variants.type,parentSchema:schema87.properties.variants,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"description":"Says that a plan ends or can be renewed. Placeholders: {openEnrollmentEnd}, {coverageEnd}, {upcomingPlanYear}.","type":"object","required":["id","block","column","title","body"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Says that a plan ends or can be renewed. Placeholders: {openEnrollmentEnd}, {coverageEnd}, {upcomingPlanYear}.","const":"plan-management-banner"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string","x-placeholders":["openEnrollmentEnd","coverageEnd","upcomingPlanYear"]},"body":{"$ref":"#/$defs/Markdown","description":"Text.","x-placeholders":["openEnrollmentEnd","coverageEnd","upcomingPlanYear"]},"link":{"$ref":"#/$defs/Link","description":"The way on."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string","x-placeholders":["openEnrollmentEnd","coverageEnd","upcomingPlanYear"]},"body":{"$ref":"#/$defs/Markdown","description":"Text.","x-placeholders":["openEnrollmentEnd","coverageEnd","upcomingPlanYear"]},"link":{"$ref":"#/$defs/Link","description":"The way on."}},"additionalProperties":false}}},"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema94.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("plan-management-banner" !== data1){
const err8 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "plan-management-banner"},message:"must be equal to constant",schema:"plan-management-banner",parentSchema:schema94.properties.block,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err9 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.title.type,parentSchema:schema94.properties.title,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err11 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.until !== undefined){
let data8 = data.until;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.locked !== undefined){
let data9 = data.locked;
if(typeof data9 !== "boolean"){
const err16 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema94.properties.locked.type,parentSchema:schema94.properties.locked,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.variants !== undefined){
let data10 = data.variants;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.when === undefined){
const err17 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema94.properties.variants.items.required,parentSchema:schema94.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data11){
if(!((((key1 === "when") || (key1 === "title")) || (key1 === "body")) || (key1 === "link"))){
const err18 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema94.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.when !== undefined){
if(!(validate24(data11.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data11,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data11.title !== undefined){
let data13 = data11.title;
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.variants.items.properties.title.type,parentSchema:schema94.properties.variants.items.properties.title,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.body !== undefined){
let data14 = data11.body;
if(!(typeof data14 === "string")){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.link !== undefined){
if(!(validate23(data11.link, {instancePath:instancePath+"/variants/" + i0+"/link",parentData:data11,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.properties.variants.items.type,parentSchema:schema94.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema94.properties.variants.type,parentSchema:schema94.properties.variants,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"description":"The member's plans that have not begun, with the day on which each starts.","type":"object","required":["id","block","column","title","starts","names","benefitsLabel"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The member's plans that have not begun, with the day on which each starts.","const":"coming-plans"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading, with the first of the days.","type":"string","x-placeholders":["date"]},"starts":{"description":"Said of each plan.","type":"string","x-placeholders":["date"]},"names":{"description":"Names of the kinds of coverage.","type":"object","required":["medical","dental","vision","pharmacy"],"properties":{"medical":{"description":"Name of medical coverage.","type":"string"},"dental":{"description":"Name of dental coverage.","type":"string"},"vision":{"description":"Name of vision coverage.","type":"string"},"pharmacy":{"description":"Name of pharmacy coverage.","type":"string"}}},"body":{"$ref":"#/$defs/Markdown","description":"What can be done until then."},"benefitsLabel":{"description":"Link to the benefits of the plans that start next.","type":"string"},"links":{"description":"Further links, to what can be done until then.","type":"array","items":{"$ref":"#/$defs/Link"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading, with the first of the days.","type":"string","x-placeholders":["date"]},"starts":{"description":"Said of each plan.","type":"string","x-placeholders":["date"]},"names":{"description":"Names of the kinds of coverage.","type":"object","required":["medical","dental","vision","pharmacy"],"properties":{"medical":{"description":"Name of medical coverage.","type":"string"},"dental":{"description":"Name of dental coverage.","type":"string"},"vision":{"description":"Name of vision coverage.","type":"string"},"pharmacy":{"description":"Name of pharmacy coverage.","type":"string"}}},"body":{"$ref":"#/$defs/Markdown","description":"What can be done until then."},"benefitsLabel":{"description":"Link to the benefits of the plans that start next.","type":"string"},"links":{"description":"Further links, to what can be done until then.","type":"array","items":{"$ref":"#/$defs/Link"}}},"additionalProperties":false}}},"additionalProperties":false};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.starts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "starts"},message:"must have required property '"+"starts"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.names === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"},message:"must have required property '"+"names"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.benefitsLabel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "benefitsLabel"},message:"must have required property '"+"benefitsLabel"+"'",schema:schema101.required,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema101.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("coming-plans" !== data1){
const err10 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "coming-plans"},message:"must be equal to constant",schema:"coming-plans",parentSchema:schema101.properties.block,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err11 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.title.type,parentSchema:schema101.properties.title,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.starts !== undefined){
let data4 = data.starts;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/starts",schemaPath:"#/properties/starts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.starts.type,parentSchema:schema101.properties.starts,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.names !== undefined){
let data5 = data.names;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.medical === undefined){
const err14 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/required",keyword:"required",params:{missingProperty: "medical"},message:"must have required property '"+"medical"+"'",schema:schema101.properties.names.required,parentSchema:schema101.properties.names,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.dental === undefined){
const err15 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/required",keyword:"required",params:{missingProperty: "dental"},message:"must have required property '"+"dental"+"'",schema:schema101.properties.names.required,parentSchema:schema101.properties.names,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.vision === undefined){
const err16 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/required",keyword:"required",params:{missingProperty: "vision"},message:"must have required property '"+"vision"+"'",schema:schema101.properties.names.required,parentSchema:schema101.properties.names,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.pharmacy === undefined){
const err17 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/required",keyword:"required",params:{missingProperty: "pharmacy"},message:"must have required property '"+"pharmacy"+"'",schema:schema101.properties.names.required,parentSchema:schema101.properties.names,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.medical !== undefined){
let data6 = data5.medical;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/names/medical",schemaPath:"#/properties/names/properties/medical/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.names.properties.medical.type,parentSchema:schema101.properties.names.properties.medical,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.dental !== undefined){
let data7 = data5.dental;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/names/dental",schemaPath:"#/properties/names/properties/dental/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.names.properties.dental.type,parentSchema:schema101.properties.names.properties.dental,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.vision !== undefined){
let data8 = data5.vision;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/names/vision",schemaPath:"#/properties/names/properties/vision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.names.properties.vision.type,parentSchema:schema101.properties.names.properties.vision,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.pharmacy !== undefined){
let data9 = data5.pharmacy;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/names/pharmacy",schemaPath:"#/properties/names/properties/pharmacy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.names.properties.pharmacy.type,parentSchema:schema101.properties.names.properties.pharmacy,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.properties.names.type,parentSchema:schema101.properties.names,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.body !== undefined){
let data10 = data.body;
if(!(typeof data10 === "string")){
const err23 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.benefitsLabel !== undefined){
let data11 = data.benefitsLabel;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/benefitsLabel",schemaPath:"#/properties/benefitsLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.benefitsLabel.type,parentSchema:schema101.properties.benefitsLabel,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.links !== undefined){
let data12 = data.links;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data12[i0], {instancePath:instancePath+"/links/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.links.type,parentSchema:schema101.properties.links,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data15 = data.from;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err26 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.until !== undefined){
let data16 = data.until;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err28 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.locked !== undefined){
let data17 = data.locked;
if(typeof data17 !== "boolean"){
const err30 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema101.properties.locked.type,parentSchema:schema101.properties.locked,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.variants !== undefined){
let data18 = data.variants;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.when === undefined){
const err31 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema101.properties.variants.items.required,parentSchema:schema101.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data19){
if(!(((((((key1 === "when") || (key1 === "title")) || (key1 === "starts")) || (key1 === "names")) || (key1 === "body")) || (key1 === "benefitsLabel")) || (key1 === "links"))){
const err32 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema101.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data19.when !== undefined){
if(!(validate24(data19.when, {instancePath:instancePath+"/variants/" + i1+"/when",parentData:data19,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data19.title !== undefined){
let data21 = data19.title;
if(typeof data21 !== "string"){
const err33 = {instancePath:instancePath+"/variants/" + i1+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.title.type,parentSchema:schema101.properties.variants.items.properties.title,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data19.starts !== undefined){
let data22 = data19.starts;
if(typeof data22 !== "string"){
const err34 = {instancePath:instancePath+"/variants/" + i1+"/starts",schemaPath:"#/properties/variants/items/properties/starts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.starts.type,parentSchema:schema101.properties.variants.items.properties.starts,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data19.names !== undefined){
let data23 = data19.names;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.medical === undefined){
const err35 = {instancePath:instancePath+"/variants/" + i1+"/names",schemaPath:"#/properties/variants/items/properties/names/required",keyword:"required",params:{missingProperty: "medical"},message:"must have required property '"+"medical"+"'",schema:schema101.properties.variants.items.properties.names.required,parentSchema:schema101.properties.variants.items.properties.names,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data23.dental === undefined){
const err36 = {instancePath:instancePath+"/variants/" + i1+"/names",schemaPath:"#/properties/variants/items/properties/names/required",keyword:"required",params:{missingProperty: "dental"},message:"must have required property '"+"dental"+"'",schema:schema101.properties.variants.items.properties.names.required,parentSchema:schema101.properties.variants.items.properties.names,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data23.vision === undefined){
const err37 = {instancePath:instancePath+"/variants/" + i1+"/names",schemaPath:"#/properties/variants/items/properties/names/required",keyword:"required",params:{missingProperty: "vision"},message:"must have required property '"+"vision"+"'",schema:schema101.properties.variants.items.properties.names.required,parentSchema:schema101.properties.variants.items.properties.names,data:data23};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data23.pharmacy === undefined){
const err38 = {instancePath:instancePath+"/variants/" + i1+"/names",schemaPath:"#/properties/variants/items/properties/names/required",keyword:"required",params:{missingProperty: "pharmacy"},message:"must have required property '"+"pharmacy"+"'",schema:schema101.properties.variants.items.properties.names.required,parentSchema:schema101.properties.variants.items.properties.names,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data23.medical !== undefined){
let data24 = data23.medical;
if(typeof data24 !== "string"){
const err39 = {instancePath:instancePath+"/variants/" + i1+"/names/medical",schemaPath:"#/properties/variants/items/properties/names/properties/medical/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.names.properties.medical.type,parentSchema:schema101.properties.variants.items.properties.names.properties.medical,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data23.dental !== undefined){
let data25 = data23.dental;
if(typeof data25 !== "string"){
const err40 = {instancePath:instancePath+"/variants/" + i1+"/names/dental",schemaPath:"#/properties/variants/items/properties/names/properties/dental/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.names.properties.dental.type,parentSchema:schema101.properties.variants.items.properties.names.properties.dental,data:data25};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data23.vision !== undefined){
let data26 = data23.vision;
if(typeof data26 !== "string"){
const err41 = {instancePath:instancePath+"/variants/" + i1+"/names/vision",schemaPath:"#/properties/variants/items/properties/names/properties/vision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.names.properties.vision.type,parentSchema:schema101.properties.variants.items.properties.names.properties.vision,data:data26};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data23.pharmacy !== undefined){
let data27 = data23.pharmacy;
if(typeof data27 !== "string"){
const err42 = {instancePath:instancePath+"/variants/" + i1+"/names/pharmacy",schemaPath:"#/properties/variants/items/properties/names/properties/pharmacy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.names.properties.pharmacy.type,parentSchema:schema101.properties.variants.items.properties.names.properties.pharmacy,data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/variants/" + i1+"/names",schemaPath:"#/properties/variants/items/properties/names/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.properties.variants.items.properties.names.type,parentSchema:schema101.properties.variants.items.properties.names,data:data23};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.body !== undefined){
let data28 = data19.body;
if(!(typeof data28 === "string")){
const err44 = {instancePath:instancePath+"/variants/" + i1+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data28};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data19.benefitsLabel !== undefined){
let data29 = data19.benefitsLabel;
if(typeof data29 !== "string"){
const err45 = {instancePath:instancePath+"/variants/" + i1+"/benefitsLabel",schemaPath:"#/properties/variants/items/properties/benefitsLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema101.properties.variants.items.properties.benefitsLabel.type,parentSchema:schema101.properties.variants.items.properties.benefitsLabel,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data19.links !== undefined){
let data30 = data19.links;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data30[i2], {instancePath:instancePath+"/variants/" + i1+"/links/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/variants/" + i1+"/links",schemaPath:"#/properties/variants/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.variants.items.properties.links.type,parentSchema:schema101.properties.variants.items.properties.links,data:data30};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.properties.variants.items.type,parentSchema:schema101.properties.variants.items,data:data19};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema101.properties.variants.type,parentSchema:schema101.properties.variants,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema101.type,parentSchema:schema101,data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema108 = {"description":"Says that a bill is waiting.","type":"object","required":["id","block","column","title","body","link"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Says that a bill is waiting.","const":"ebill-alert"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"link":{"$ref":"#/$defs/Link","description":"The way to the bill."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"link":{"$ref":"#/$defs/Link","description":"The way to the bill."}},"additionalProperties":false}}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.link === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema108.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("ebill-alert" !== data1){
const err9 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "ebill-alert"},message:"must be equal to constant",schema:"ebill-alert",parentSchema:schema108.properties.block,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.title.type,parentSchema:schema108.properties.title,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.until !== undefined){
let data8 = data.until;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locked !== undefined){
let data9 = data.locked;
if(typeof data9 !== "boolean"){
const err17 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema108.properties.locked.type,parentSchema:schema108.properties.locked,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.variants !== undefined){
let data10 = data.variants;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.when === undefined){
const err18 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema108.properties.variants.items.required,parentSchema:schema108.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data11){
if(!((((key1 === "when") || (key1 === "title")) || (key1 === "body")) || (key1 === "link"))){
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema108.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.when !== undefined){
if(!(validate24(data11.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data11,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data11.title !== undefined){
let data13 = data11.title;
if(typeof data13 !== "string"){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.variants.items.properties.title.type,parentSchema:schema108.properties.variants.items.properties.title,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.body !== undefined){
let data14 = data11.body;
if(!(typeof data14 === "string")){
const err21 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.link !== undefined){
if(!(validate23(data11.link, {instancePath:instancePath+"/variants/" + i0+"/link",parentData:data11,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.properties.variants.items.type,parentSchema:schema108.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema108.properties.variants.type,parentSchema:schema108.properties.variants,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema115 = {"description":"The preventive care initiative, with its due date.","type":"object","required":["id","block","column","title","body","dueDateText","unavailable","phone","email","phoneLabel","emailLabel"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The preventive care initiative, with its due date.","const":"preventive-care-card"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"dueDateText":{"description":"Line with the due date.","type":"string","x-placeholders":["dueDate"]},"unavailable":{"description":"What it says when no due date is known.","type":"string"},"phone":{"description":"Phone number of the initiative.","type":"string"},"email":{"description":"E-mail address of the initiative.","type":"string"},"phoneLabel":{"description":"Label of the phone number.","type":"string"},"emailLabel":{"description":"Label of the e-mail address.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"dueDateText":{"description":"Line with the due date.","type":"string","x-placeholders":["dueDate"]},"unavailable":{"description":"What it says when no due date is known.","type":"string"},"phone":{"description":"Phone number of the initiative.","type":"string"},"email":{"description":"E-mail address of the initiative.","type":"string"},"phoneLabel":{"description":"Label of the phone number.","type":"string"},"emailLabel":{"description":"Label of the e-mail address.","type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dueDateText === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueDateText"},message:"must have required property '"+"dueDateText"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.unavailable === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unavailable"},message:"must have required property '"+"unavailable"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.phone === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.email === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.phoneLabel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phoneLabel"},message:"must have required property '"+"phoneLabel"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.emailLabel === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailLabel"},message:"must have required property '"+"emailLabel"+"'",schema:schema115.required,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema115.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("preventive-care-card" !== data1){
const err14 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "preventive-care-card"},message:"must be equal to constant",schema:"preventive-care-card",parentSchema:schema115.properties.block,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err15 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.title.type,parentSchema:schema115.properties.title,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err17 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.dueDateText !== undefined){
let data5 = data.dueDateText;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/dueDateText",schemaPath:"#/properties/dueDateText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.dueDateText.type,parentSchema:schema115.properties.dueDateText,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.unavailable !== undefined){
let data6 = data.unavailable;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/unavailable",schemaPath:"#/properties/unavailable/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.unavailable.type,parentSchema:schema115.properties.unavailable,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.phone !== undefined){
let data7 = data.phone;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.phone.type,parentSchema:schema115.properties.phone,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.email !== undefined){
let data8 = data.email;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.email.type,parentSchema:schema115.properties.email,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.phoneLabel !== undefined){
let data9 = data.phoneLabel;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/phoneLabel",schemaPath:"#/properties/phoneLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.phoneLabel.type,parentSchema:schema115.properties.phoneLabel,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.emailLabel !== undefined){
let data10 = data.emailLabel;
if(typeof data10 !== "string"){
const err23 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.emailLabel.type,parentSchema:schema115.properties.emailLabel,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data12 = data.from;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err24 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.until !== undefined){
let data13 = data.until;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err26 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.locked !== undefined){
let data14 = data.locked;
if(typeof data14 !== "boolean"){
const err28 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema115.properties.locked.type,parentSchema:schema115.properties.locked,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.variants !== undefined){
let data15 = data.variants;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.when === undefined){
const err29 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema115.properties.variants.items.required,parentSchema:schema115.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data16){
if(!(func1.call(schema115.properties.variants.items.properties, key1))){
const err30 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema115.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data16.when !== undefined){
if(!(validate24(data16.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data16,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data16.title !== undefined){
let data18 = data16.title;
if(typeof data18 !== "string"){
const err31 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.title.type,parentSchema:schema115.properties.variants.items.properties.title,data:data18};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data16.body !== undefined){
let data19 = data16.body;
if(!(typeof data19 === "string")){
const err32 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data19};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.dueDateText !== undefined){
let data20 = data16.dueDateText;
if(typeof data20 !== "string"){
const err33 = {instancePath:instancePath+"/variants/" + i0+"/dueDateText",schemaPath:"#/properties/variants/items/properties/dueDateText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.dueDateText.type,parentSchema:schema115.properties.variants.items.properties.dueDateText,data:data20};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.unavailable !== undefined){
let data21 = data16.unavailable;
if(typeof data21 !== "string"){
const err34 = {instancePath:instancePath+"/variants/" + i0+"/unavailable",schemaPath:"#/properties/variants/items/properties/unavailable/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.unavailable.type,parentSchema:schema115.properties.variants.items.properties.unavailable,data:data21};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data16.phone !== undefined){
let data22 = data16.phone;
if(typeof data22 !== "string"){
const err35 = {instancePath:instancePath+"/variants/" + i0+"/phone",schemaPath:"#/properties/variants/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.phone.type,parentSchema:schema115.properties.variants.items.properties.phone,data:data22};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.email !== undefined){
let data23 = data16.email;
if(typeof data23 !== "string"){
const err36 = {instancePath:instancePath+"/variants/" + i0+"/email",schemaPath:"#/properties/variants/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.email.type,parentSchema:schema115.properties.variants.items.properties.email,data:data23};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data16.phoneLabel !== undefined){
let data24 = data16.phoneLabel;
if(typeof data24 !== "string"){
const err37 = {instancePath:instancePath+"/variants/" + i0+"/phoneLabel",schemaPath:"#/properties/variants/items/properties/phoneLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.phoneLabel.type,parentSchema:schema115.properties.variants.items.properties.phoneLabel,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data16.emailLabel !== undefined){
let data25 = data16.emailLabel;
if(typeof data25 !== "string"){
const err38 = {instancePath:instancePath+"/variants/" + i0+"/emailLabel",schemaPath:"#/properties/variants/items/properties/emailLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema115.properties.variants.items.properties.emailLabel.type,parentSchema:schema115.properties.variants.items.properties.emailLabel,data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema115.properties.variants.items.type,parentSchema:schema115.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema115.properties.variants.type,parentSchema:schema115.properties.variants,data:data15};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema115.type,parentSchema:schema115,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema122 = {"description":"Lists who still has to choose a primary care provider and who has one.","type":"object","required":["id","block","column","title","body","chooseTitle","chooseLabel","selectedTitle","comingLabel","allLabel"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Lists who still has to choose a primary care provider and who has one.","const":"primary-care-tile"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"chooseTitle":{"description":"Heading above members without a provider.","type":"string"},"chooseLabel":{"description":"Words of their link.","type":"string"},"selectedTitle":{"description":"Heading above members with a provider.","type":"string"},"comingLabel":{"description":"Words for a provider chosen from a later day on.","type":"string","x-placeholders":["date","provider"]},"allLabel":{"description":"Words of the link to all.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text."},"chooseTitle":{"description":"Heading above members without a provider.","type":"string"},"chooseLabel":{"description":"Words of their link.","type":"string"},"selectedTitle":{"description":"Heading above members with a provider.","type":"string"},"comingLabel":{"description":"Words for a provider chosen from a later day on.","type":"string","x-placeholders":["date","provider"]},"allLabel":{"description":"Words of the link to all.","type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.chooseTitle === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chooseTitle"},message:"must have required property '"+"chooseTitle"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.chooseLabel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chooseLabel"},message:"must have required property '"+"chooseLabel"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.selectedTitle === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedTitle"},message:"must have required property '"+"selectedTitle"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.comingLabel === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comingLabel"},message:"must have required property '"+"comingLabel"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.allLabel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allLabel"},message:"must have required property '"+"allLabel"+"'",schema:schema122.required,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema122.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("primary-care-tile" !== data1){
const err13 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "primary-care-tile"},message:"must be equal to constant",schema:"primary-care-tile",parentSchema:schema122.properties.block,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err14 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.title.type,parentSchema:schema122.properties.title,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err16 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.chooseTitle !== undefined){
let data5 = data.chooseTitle;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/chooseTitle",schemaPath:"#/properties/chooseTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.chooseTitle.type,parentSchema:schema122.properties.chooseTitle,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.chooseLabel !== undefined){
let data6 = data.chooseLabel;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/chooseLabel",schemaPath:"#/properties/chooseLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.chooseLabel.type,parentSchema:schema122.properties.chooseLabel,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.selectedTitle !== undefined){
let data7 = data.selectedTitle;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/selectedTitle",schemaPath:"#/properties/selectedTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.selectedTitle.type,parentSchema:schema122.properties.selectedTitle,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.comingLabel !== undefined){
let data8 = data.comingLabel;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/comingLabel",schemaPath:"#/properties/comingLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.comingLabel.type,parentSchema:schema122.properties.comingLabel,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.allLabel !== undefined){
let data9 = data.allLabel;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/allLabel",schemaPath:"#/properties/allLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.allLabel.type,parentSchema:schema122.properties.allLabel,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err22 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.until !== undefined){
let data12 = data.until;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err24 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.locked !== undefined){
let data13 = data.locked;
if(typeof data13 !== "boolean"){
const err26 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema122.properties.locked.type,parentSchema:schema122.properties.locked,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.variants !== undefined){
let data14 = data.variants;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err27 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema122.properties.variants.items.required,parentSchema:schema122.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "when") || (key1 === "title")) || (key1 === "body")) || (key1 === "chooseTitle")) || (key1 === "chooseLabel")) || (key1 === "selectedTitle")) || (key1 === "comingLabel")) || (key1 === "allLabel"))){
const err28 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema122.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15.when !== undefined){
if(!(validate24(data15.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data15,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 !== "string"){
const err29 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.title.type,parentSchema:schema122.properties.variants.items.properties.title,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.body !== undefined){
let data18 = data15.body;
if(!(typeof data18 === "string")){
const err30 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.chooseTitle !== undefined){
let data19 = data15.chooseTitle;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/variants/" + i0+"/chooseTitle",schemaPath:"#/properties/variants/items/properties/chooseTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.chooseTitle.type,parentSchema:schema122.properties.variants.items.properties.chooseTitle,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.chooseLabel !== undefined){
let data20 = data15.chooseLabel;
if(typeof data20 !== "string"){
const err32 = {instancePath:instancePath+"/variants/" + i0+"/chooseLabel",schemaPath:"#/properties/variants/items/properties/chooseLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.chooseLabel.type,parentSchema:schema122.properties.variants.items.properties.chooseLabel,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data15.selectedTitle !== undefined){
let data21 = data15.selectedTitle;
if(typeof data21 !== "string"){
const err33 = {instancePath:instancePath+"/variants/" + i0+"/selectedTitle",schemaPath:"#/properties/variants/items/properties/selectedTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.selectedTitle.type,parentSchema:schema122.properties.variants.items.properties.selectedTitle,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.comingLabel !== undefined){
let data22 = data15.comingLabel;
if(typeof data22 !== "string"){
const err34 = {instancePath:instancePath+"/variants/" + i0+"/comingLabel",schemaPath:"#/properties/variants/items/properties/comingLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.comingLabel.type,parentSchema:schema122.properties.variants.items.properties.comingLabel,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data15.allLabel !== undefined){
let data23 = data15.allLabel;
if(typeof data23 !== "string"){
const err35 = {instancePath:instancePath+"/variants/" + i0+"/allLabel",schemaPath:"#/properties/variants/items/properties/allLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.properties.variants.items.properties.allLabel.type,parentSchema:schema122.properties.variants.items.properties.allLabel,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema122.properties.variants.items.type,parentSchema:schema122.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema122.properties.variants.type,parentSchema:schema122.properties.variants,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema129 = {"description":"The latest claims.","type":"object","required":["id","block","column","title","youOwe","paidOn","detailsLabel","allLabel","eobLabel","serviceDateLabel"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The latest claims.","const":"recent-claims"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"youOwe":{"description":"Label of what the member owes.","type":"string"},"paidOn":{"description":"Status of a paid claim.","type":"string","x-placeholders":["date"]},"detailsLabel":{"description":"Words of the link to one claim.","type":"string"},"allLabel":{"description":"Words of the link to all claims.","type":"string"},"eobLabel":{"description":"Words of the button for the explanation of benefits.","type":"string"},"serviceDateLabel":{"description":"Label of the service date.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"youOwe":{"description":"Label of what the member owes.","type":"string"},"paidOn":{"description":"Status of a paid claim.","type":"string","x-placeholders":["date"]},"detailsLabel":{"description":"Words of the link to one claim.","type":"string"},"allLabel":{"description":"Words of the link to all claims.","type":"string"},"eobLabel":{"description":"Words of the button for the explanation of benefits.","type":"string"},"serviceDateLabel":{"description":"Label of the service date.","type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.youOwe === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "youOwe"},message:"must have required property '"+"youOwe"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.paidOn === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paidOn"},message:"must have required property '"+"paidOn"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detailsLabel === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detailsLabel"},message:"must have required property '"+"detailsLabel"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.allLabel === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allLabel"},message:"must have required property '"+"allLabel"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.eobLabel === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eobLabel"},message:"must have required property '"+"eobLabel"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.serviceDateLabel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceDateLabel"},message:"must have required property '"+"serviceDateLabel"+"'",schema:schema129.required,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema129.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("recent-claims" !== data1){
const err13 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "recent-claims"},message:"must be equal to constant",schema:"recent-claims",parentSchema:schema129.properties.block,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err14 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.title.type,parentSchema:schema129.properties.title,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.youOwe !== undefined){
let data4 = data.youOwe;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/youOwe",schemaPath:"#/properties/youOwe/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.youOwe.type,parentSchema:schema129.properties.youOwe,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.paidOn !== undefined){
let data5 = data.paidOn;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/paidOn",schemaPath:"#/properties/paidOn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.paidOn.type,parentSchema:schema129.properties.paidOn,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.detailsLabel !== undefined){
let data6 = data.detailsLabel;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/detailsLabel",schemaPath:"#/properties/detailsLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.detailsLabel.type,parentSchema:schema129.properties.detailsLabel,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.allLabel !== undefined){
let data7 = data.allLabel;
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/allLabel",schemaPath:"#/properties/allLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.allLabel.type,parentSchema:schema129.properties.allLabel,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.eobLabel !== undefined){
let data8 = data.eobLabel;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/eobLabel",schemaPath:"#/properties/eobLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.eobLabel.type,parentSchema:schema129.properties.eobLabel,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.serviceDateLabel !== undefined){
let data9 = data.serviceDateLabel;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/serviceDateLabel",schemaPath:"#/properties/serviceDateLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.serviceDateLabel.type,parentSchema:schema129.properties.serviceDateLabel,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err22 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.until !== undefined){
let data12 = data.until;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err24 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.locked !== undefined){
let data13 = data.locked;
if(typeof data13 !== "boolean"){
const err26 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema129.properties.locked.type,parentSchema:schema129.properties.locked,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.variants !== undefined){
let data14 = data.variants;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err27 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema129.properties.variants.items.required,parentSchema:schema129.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "when") || (key1 === "title")) || (key1 === "youOwe")) || (key1 === "paidOn")) || (key1 === "detailsLabel")) || (key1 === "allLabel")) || (key1 === "eobLabel")) || (key1 === "serviceDateLabel"))){
const err28 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema129.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15.when !== undefined){
if(!(validate24(data15.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data15,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 !== "string"){
const err29 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.title.type,parentSchema:schema129.properties.variants.items.properties.title,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.youOwe !== undefined){
let data18 = data15.youOwe;
if(typeof data18 !== "string"){
const err30 = {instancePath:instancePath+"/variants/" + i0+"/youOwe",schemaPath:"#/properties/variants/items/properties/youOwe/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.youOwe.type,parentSchema:schema129.properties.variants.items.properties.youOwe,data:data18};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.paidOn !== undefined){
let data19 = data15.paidOn;
if(typeof data19 !== "string"){
const err31 = {instancePath:instancePath+"/variants/" + i0+"/paidOn",schemaPath:"#/properties/variants/items/properties/paidOn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.paidOn.type,parentSchema:schema129.properties.variants.items.properties.paidOn,data:data19};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.detailsLabel !== undefined){
let data20 = data15.detailsLabel;
if(typeof data20 !== "string"){
const err32 = {instancePath:instancePath+"/variants/" + i0+"/detailsLabel",schemaPath:"#/properties/variants/items/properties/detailsLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.detailsLabel.type,parentSchema:schema129.properties.variants.items.properties.detailsLabel,data:data20};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data15.allLabel !== undefined){
let data21 = data15.allLabel;
if(typeof data21 !== "string"){
const err33 = {instancePath:instancePath+"/variants/" + i0+"/allLabel",schemaPath:"#/properties/variants/items/properties/allLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.allLabel.type,parentSchema:schema129.properties.variants.items.properties.allLabel,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.eobLabel !== undefined){
let data22 = data15.eobLabel;
if(typeof data22 !== "string"){
const err34 = {instancePath:instancePath+"/variants/" + i0+"/eobLabel",schemaPath:"#/properties/variants/items/properties/eobLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.eobLabel.type,parentSchema:schema129.properties.variants.items.properties.eobLabel,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data15.serviceDateLabel !== undefined){
let data23 = data15.serviceDateLabel;
if(typeof data23 !== "string"){
const err35 = {instancePath:instancePath+"/variants/" + i0+"/serviceDateLabel",schemaPath:"#/properties/variants/items/properties/serviceDateLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema129.properties.variants.items.properties.serviceDateLabel.type,parentSchema:schema129.properties.variants.items.properties.serviceDateLabel,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.properties.variants.items.type,parentSchema:schema129.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema129.properties.variants.type,parentSchema:schema129.properties.variants,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema129.type,parentSchema:schema129,data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema134 = {"description":"The member's name, number and group.","type":"object","required":["id","block","column","title","subscriberIdLabel","groupLabel","idCardLink"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The member's name, number and group.","const":"member-info-tile"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"subscriberIdLabel":{"description":"Label of the subscriber id.","type":"string"},"groupLabel":{"description":"Label of the group.","type":"string"},"idCardLink":{"$ref":"#/$defs/Link","description":"Link to the ID card."},"benefitsLink":{"$ref":"#/$defs/Link","description":"Link to the benefits summary."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"subscriberIdLabel":{"description":"Label of the subscriber id.","type":"string"},"groupLabel":{"description":"Label of the group.","type":"string"},"idCardLink":{"$ref":"#/$defs/Link","description":"Link to the ID card."},"benefitsLink":{"$ref":"#/$defs/Link","description":"Link to the benefits summary."}},"additionalProperties":false}}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.subscriberIdLabel === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subscriberIdLabel"},message:"must have required property '"+"subscriberIdLabel"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.groupLabel === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groupLabel"},message:"must have required property '"+"groupLabel"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.idCardLink === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idCardLink"},message:"must have required property '"+"idCardLink"+"'",schema:schema134.required,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema134.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("member-info-tile" !== data1){
const err10 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "member-info-tile"},message:"must be equal to constant",schema:"member-info-tile",parentSchema:schema134.properties.block,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err11 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.title.type,parentSchema:schema134.properties.title,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subscriberIdLabel !== undefined){
let data4 = data.subscriberIdLabel;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/subscriberIdLabel",schemaPath:"#/properties/subscriberIdLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.subscriberIdLabel.type,parentSchema:schema134.properties.subscriberIdLabel,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.groupLabel !== undefined){
let data5 = data.groupLabel;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/groupLabel",schemaPath:"#/properties/groupLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.groupLabel.type,parentSchema:schema134.properties.groupLabel,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.idCardLink !== undefined){
if(!(validate23(data.idCardLink, {instancePath:instancePath+"/idCardLink",parentData:data,parentDataProperty:"idCardLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.benefitsLink !== undefined){
if(!(validate23(data.benefitsLink, {instancePath:instancePath+"/benefitsLink",parentData:data,parentDataProperty:"benefitsLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data9 = data.from;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.until !== undefined){
let data10 = data.until;
if(typeof data10 === "string"){
if(!pattern6.test(data10)){
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.locked !== undefined){
let data11 = data.locked;
if(typeof data11 !== "boolean"){
const err19 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema134.properties.locked.type,parentSchema:schema134.properties.locked,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.variants !== undefined){
let data12 = data.variants;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.when === undefined){
const err20 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema134.properties.variants.items.required,parentSchema:schema134.properties.variants.items,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data13){
if(!((((((key1 === "when") || (key1 === "title")) || (key1 === "subscriberIdLabel")) || (key1 === "groupLabel")) || (key1 === "idCardLink")) || (key1 === "benefitsLink"))){
const err21 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema134.properties.variants.items,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data13.when !== undefined){
if(!(validate24(data13.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data13,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data13.title !== undefined){
let data15 = data13.title;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.variants.items.properties.title.type,parentSchema:schema134.properties.variants.items.properties.title,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.subscriberIdLabel !== undefined){
let data16 = data13.subscriberIdLabel;
if(typeof data16 !== "string"){
const err23 = {instancePath:instancePath+"/variants/" + i0+"/subscriberIdLabel",schemaPath:"#/properties/variants/items/properties/subscriberIdLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.variants.items.properties.subscriberIdLabel.type,parentSchema:schema134.properties.variants.items.properties.subscriberIdLabel,data:data16};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data13.groupLabel !== undefined){
let data17 = data13.groupLabel;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/variants/" + i0+"/groupLabel",schemaPath:"#/properties/variants/items/properties/groupLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema134.properties.variants.items.properties.groupLabel.type,parentSchema:schema134.properties.variants.items.properties.groupLabel,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.idCardLink !== undefined){
if(!(validate23(data13.idCardLink, {instancePath:instancePath+"/variants/" + i0+"/idCardLink",parentData:data13,parentDataProperty:"idCardLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data13.benefitsLink !== undefined){
if(!(validate23(data13.benefitsLink, {instancePath:instancePath+"/variants/" + i0+"/benefitsLink",parentData:data13,parentDataProperty:"benefitsLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema134.properties.variants.items.type,parentSchema:schema134.properties.variants.items,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema134.properties.variants.type,parentSchema:schema134.properties.variants,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema134.type,parentSchema:schema134,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema139 = {"description":"What is used and left of the deductible and the other amounts of the plan year, as figures and bars.","type":"object","required":["id","block","column","plans","amounts","family"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"What is used and left of the deductible and the other amounts of the plan year, as figures and bars.","const":"yearly-amounts"},"column":{"$ref":"#/$defs/Column"},"plans":{"description":"Kinds of coverage, with the heading over their amounts; the first that the member has amounts of is shown.","type":"array","minItems":1,"items":{"type":"object","required":["category","title"],"properties":{"category":{"description":"Kind of coverage.","enum":["medical","dental","vision","pharmacy"]},"title":{"description":"Heading over its amounts.","type":"string"}},"additionalProperties":false}},"amounts":{"description":"The kinds of amount that are shown, in this order.","type":"array","minItems":1,"items":{"type":"object","required":["limitType","title"],"properties":{"limitType":{"description":"What the gateway calls it, for example Deductible - In Network.","type":"string"},"title":{"description":"What members call it.","type":"string"}},"additionalProperties":false}},"family":{"description":"The family's share, below the member's own.","type":"string","x-placeholders":["remaining","total"]},"link":{"$ref":"#/$defs/Link","description":"Link to the benefits."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"plans":{"description":"Kinds of coverage, with the heading over their amounts; the first that the member has amounts of is shown.","type":"array","minItems":1,"items":{"type":"object","required":["category","title"],"properties":{"category":{"description":"Kind of coverage.","enum":["medical","dental","vision","pharmacy"]},"title":{"description":"Heading over its amounts.","type":"string"}},"additionalProperties":false}},"amounts":{"description":"The kinds of amount that are shown, in this order.","type":"array","minItems":1,"items":{"type":"object","required":["limitType","title"],"properties":{"limitType":{"description":"What the gateway calls it, for example Deductible - In Network.","type":"string"},"title":{"description":"What members call it.","type":"string"}},"additionalProperties":false}},"family":{"description":"The family's share, below the member's own.","type":"string","x-placeholders":["remaining","total"]},"link":{"$ref":"#/$defs/Link","description":"Link to the benefits."}},"additionalProperties":false}}},"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.plans === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plans"},message:"must have required property '"+"plans"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.amounts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amounts"},message:"must have required property '"+"amounts"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.family === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema139.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("yearly-amounts" !== data1){
const err9 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "yearly-amounts"},message:"must be equal to constant",schema:"yearly-amounts",parentSchema:schema139.properties.block,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.plans !== undefined){
let data3 = data.plans;
if(Array.isArray(data3)){
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema139.properties.plans,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.category === undefined){
const err12 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema139.properties.plans.items.required,parentSchema:schema139.properties.plans.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.title === undefined){
const err13 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema139.properties.plans.items.required,parentSchema:schema139.properties.plans.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "category") || (key1 === "title"))){
const err14 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema139.properties.plans.items,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.category !== undefined){
let data5 = data4.category;
if(!((((data5 === "medical") || (data5 === "dental")) || (data5 === "vision")) || (data5 === "pharmacy"))){
const err15 = {instancePath:instancePath+"/plans/" + i0+"/category",schemaPath:"#/properties/plans/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema139.properties.plans.items.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema139.properties.plans.items.properties.category.enum,parentSchema:schema139.properties.plans.items.properties.category,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.title !== undefined){
let data6 = data4.title;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/plans/" + i0+"/title",schemaPath:"#/properties/plans/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.plans.items.properties.title.type,parentSchema:schema139.properties.plans.items.properties.title,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/plans/" + i0,schemaPath:"#/properties/plans/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.properties.plans.items.type,parentSchema:schema139.properties.plans.items,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/plans",schemaPath:"#/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.plans.type,parentSchema:schema139.properties.plans,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.amounts !== undefined){
let data7 = data.amounts;
if(Array.isArray(data7)){
if(data7.length < 1){
const err19 = {instancePath:instancePath+"/amounts",schemaPath:"#/properties/amounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema139.properties.amounts,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.limitType === undefined){
const err20 = {instancePath:instancePath+"/amounts/" + i1,schemaPath:"#/properties/amounts/items/required",keyword:"required",params:{missingProperty: "limitType"},message:"must have required property '"+"limitType"+"'",schema:schema139.properties.amounts.items.required,parentSchema:schema139.properties.amounts.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.title === undefined){
const err21 = {instancePath:instancePath+"/amounts/" + i1,schemaPath:"#/properties/amounts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema139.properties.amounts.items.required,parentSchema:schema139.properties.amounts.items,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "limitType") || (key2 === "title"))){
const err22 = {instancePath:instancePath+"/amounts/" + i1,schemaPath:"#/properties/amounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema139.properties.amounts.items,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.limitType !== undefined){
let data9 = data8.limitType;
if(typeof data9 !== "string"){
const err23 = {instancePath:instancePath+"/amounts/" + i1+"/limitType",schemaPath:"#/properties/amounts/items/properties/limitType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.amounts.items.properties.limitType.type,parentSchema:schema139.properties.amounts.items.properties.limitType,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.title !== undefined){
let data10 = data8.title;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/amounts/" + i1+"/title",schemaPath:"#/properties/amounts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.amounts.items.properties.title.type,parentSchema:schema139.properties.amounts.items.properties.title,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/amounts/" + i1,schemaPath:"#/properties/amounts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.properties.amounts.items.type,parentSchema:schema139.properties.amounts.items,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/amounts",schemaPath:"#/properties/amounts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.amounts.type,parentSchema:schema139.properties.amounts,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.family !== undefined){
let data11 = data.family;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.family.type,parentSchema:schema139.properties.family,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data14 = data.from;
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
const err28 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.until !== undefined){
let data15 = data.until;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err30 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.locked !== undefined){
let data16 = data.locked;
if(typeof data16 !== "boolean"){
const err32 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema139.properties.locked.type,parentSchema:schema139.properties.locked,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.variants !== undefined){
let data17 = data.variants;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.when === undefined){
const err33 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema139.properties.variants.items.required,parentSchema:schema139.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key3 in data18){
if(!(((((key3 === "when") || (key3 === "plans")) || (key3 === "amounts")) || (key3 === "family")) || (key3 === "link"))){
const err34 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema139.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data18.when !== undefined){
if(!(validate24(data18.when, {instancePath:instancePath+"/variants/" + i2+"/when",parentData:data18,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data18.plans !== undefined){
let data20 = data18.plans;
if(Array.isArray(data20)){
if(data20.length < 1){
const err35 = {instancePath:instancePath+"/variants/" + i2+"/plans",schemaPath:"#/properties/variants/items/properties/plans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema139.properties.variants.items.properties.plans,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.category === undefined){
const err36 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3,schemaPath:"#/properties/variants/items/properties/plans/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema139.properties.variants.items.properties.plans.items.required,parentSchema:schema139.properties.variants.items.properties.plans.items,data:data21};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data21.title === undefined){
const err37 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3,schemaPath:"#/properties/variants/items/properties/plans/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema139.properties.variants.items.properties.plans.items.required,parentSchema:schema139.properties.variants.items.properties.plans.items,data:data21};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key4 in data21){
if(!((key4 === "category") || (key4 === "title"))){
const err38 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3,schemaPath:"#/properties/variants/items/properties/plans/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema139.properties.variants.items.properties.plans.items,data:data21};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data21.category !== undefined){
let data22 = data21.category;
if(!((((data22 === "medical") || (data22 === "dental")) || (data22 === "vision")) || (data22 === "pharmacy"))){
const err39 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3+"/category",schemaPath:"#/properties/variants/items/properties/plans/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema139.properties.variants.items.properties.plans.items.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema139.properties.variants.items.properties.plans.items.properties.category.enum,parentSchema:schema139.properties.variants.items.properties.plans.items.properties.category,data:data22};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data21.title !== undefined){
let data23 = data21.title;
if(typeof data23 !== "string"){
const err40 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3+"/title",schemaPath:"#/properties/variants/items/properties/plans/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.variants.items.properties.plans.items.properties.title.type,parentSchema:schema139.properties.variants.items.properties.plans.items.properties.title,data:data23};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/variants/" + i2+"/plans/" + i3,schemaPath:"#/properties/variants/items/properties/plans/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.properties.variants.items.properties.plans.items.type,parentSchema:schema139.properties.variants.items.properties.plans.items,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/variants/" + i2+"/plans",schemaPath:"#/properties/variants/items/properties/plans/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.variants.items.properties.plans.type,parentSchema:schema139.properties.variants.items.properties.plans,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.amounts !== undefined){
let data24 = data18.amounts;
if(Array.isArray(data24)){
if(data24.length < 1){
const err43 = {instancePath:instancePath+"/variants/" + i2+"/amounts",schemaPath:"#/properties/variants/items/properties/amounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema139.properties.variants.items.properties.amounts,data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.limitType === undefined){
const err44 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4,schemaPath:"#/properties/variants/items/properties/amounts/items/required",keyword:"required",params:{missingProperty: "limitType"},message:"must have required property '"+"limitType"+"'",schema:schema139.properties.variants.items.properties.amounts.items.required,parentSchema:schema139.properties.variants.items.properties.amounts.items,data:data25};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data25.title === undefined){
const err45 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4,schemaPath:"#/properties/variants/items/properties/amounts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema139.properties.variants.items.properties.amounts.items.required,parentSchema:schema139.properties.variants.items.properties.amounts.items,data:data25};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key5 in data25){
if(!((key5 === "limitType") || (key5 === "title"))){
const err46 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4,schemaPath:"#/properties/variants/items/properties/amounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema139.properties.variants.items.properties.amounts.items,data:data25};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data25.limitType !== undefined){
let data26 = data25.limitType;
if(typeof data26 !== "string"){
const err47 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4+"/limitType",schemaPath:"#/properties/variants/items/properties/amounts/items/properties/limitType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.variants.items.properties.amounts.items.properties.limitType.type,parentSchema:schema139.properties.variants.items.properties.amounts.items.properties.limitType,data:data26};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data25.title !== undefined){
let data27 = data25.title;
if(typeof data27 !== "string"){
const err48 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4+"/title",schemaPath:"#/properties/variants/items/properties/amounts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.variants.items.properties.amounts.items.properties.title.type,parentSchema:schema139.properties.variants.items.properties.amounts.items.properties.title,data:data27};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/variants/" + i2+"/amounts/" + i4,schemaPath:"#/properties/variants/items/properties/amounts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.properties.variants.items.properties.amounts.items.type,parentSchema:schema139.properties.variants.items.properties.amounts.items,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/variants/" + i2+"/amounts",schemaPath:"#/properties/variants/items/properties/amounts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.variants.items.properties.amounts.type,parentSchema:schema139.properties.variants.items.properties.amounts,data:data24};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.family !== undefined){
let data28 = data18.family;
if(typeof data28 !== "string"){
const err51 = {instancePath:instancePath+"/variants/" + i2+"/family",schemaPath:"#/properties/variants/items/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.variants.items.properties.family.type,parentSchema:schema139.properties.variants.items.properties.family,data:data28};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data18.link !== undefined){
if(!(validate23(data18.link, {instancePath:instancePath+"/variants/" + i2+"/link",parentData:data18,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.properties.variants.items.type,parentSchema:schema139.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema139.properties.variants.type,parentSchema:schema139.properties.variants,data:data17};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema144 = {"description":"The tools of tools.json.","type":"object","required":["id","block","column","title"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The tools of tools.json.","const":"tools"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text below the heading."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text below the heading."}},"additionalProperties":false}}},"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema144.required,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema144.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("tools" !== data1){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "tools"},message:"must be equal to constant",schema:"tools",parentSchema:schema144.properties.block,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err8 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.properties.title.type,parentSchema:schema144.properties.title,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.locked !== undefined){
let data8 = data.locked;
if(typeof data8 !== "boolean"){
const err15 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema144.properties.locked.type,parentSchema:schema144.properties.locked,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variants !== undefined){
let data9 = data.variants;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.when === undefined){
const err16 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema144.properties.variants.items.required,parentSchema:schema144.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data10){
if(!(((key1 === "when") || (key1 === "title")) || (key1 === "body"))){
const err17 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema144.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.when !== undefined){
if(!(validate24(data10.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data10,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data10.title !== undefined){
let data12 = data10.title;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.properties.variants.items.properties.title.type,parentSchema:schema144.properties.variants.items.properties.title,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.body !== undefined){
let data13 = data10.body;
if(!(typeof data13 === "string")){
const err19 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.properties.variants.items.type,parentSchema:schema144.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema144.properties.variants.type,parentSchema:schema144.properties.variants,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema151 = {"description":"Programs that the member has.","type":"object","required":["id","block","column","title","body","most"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Programs that the member has.","const":"programs"},"column":{"$ref":"#/$defs/Column"},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text below the heading."},"most":{"description":"How many programs show at most.","type":"integer","minimum":1},"allLink":{"$ref":"#/$defs/Link","description":"Link to all programs."},"featuredLimit":{"description":"A tile with what is left of a yearly limit.","type":"object","required":["title","category","target","linkLabel","remainingLabel"],"properties":{"title":{"description":"Heading of the tile.","type":"string"},"category":{"description":"Kind of coverage.","enum":["medical","dental","vision","pharmacy"]},"target":{"$ref":"#/$defs/Target"},"linkLabel":{"description":"Words of the link.","type":"string"},"remainingLabel":{"description":"Label of the amount that is left.","type":"string"}},"additionalProperties":false},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Heading.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"Text below the heading."},"most":{"description":"How many programs show at most.","type":"integer","minimum":1},"allLink":{"$ref":"#/$defs/Link","description":"Link to all programs."},"featuredLimit":{"description":"A tile with what is left of a yearly limit.","type":"object","required":["title","category","target","linkLabel","remainingLabel"],"properties":{"title":{"description":"Heading of the tile.","type":"string"},"category":{"description":"Kind of coverage.","enum":["medical","dental","vision","pharmacy"]},"target":{"$ref":"#/$defs/Target"},"linkLabel":{"description":"Words of the link.","type":"string"},"remainingLabel":{"description":"Label of the amount that is left.","type":"string"}},"additionalProperties":false}},"additionalProperties":false}}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.column === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.most === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "most"},message:"must have required property '"+"most"+"'",schema:schema151.required,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema151.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("programs" !== data1){
const err9 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "programs"},message:"must be equal to constant",schema:"programs",parentSchema:schema151.properties.block,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!(((data2 === "full") || (data2 === "main")) || (data2 === "side"))){
const err10 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/Column/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values",schema:schema82.enum,parentSchema:schema82,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.title.type,parentSchema:schema151.properties.title,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if(!(typeof data4 === "string")){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.most !== undefined){
let data5 = data.most;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.most.type,parentSchema:schema151.properties.most,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema151.properties.most,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.allLink !== undefined){
if(!(validate23(data.allLink, {instancePath:instancePath+"/allLink",parentData:data,parentDataProperty:"allLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.featuredLimit !== undefined){
let data7 = data.featuredLimit;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title === undefined){
const err15 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema151.properties.featuredLimit.required,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.category === undefined){
const err16 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema151.properties.featuredLimit.required,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.target === undefined){
const err17 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema151.properties.featuredLimit.required,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.linkLabel === undefined){
const err18 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "linkLabel"},message:"must have required property '"+"linkLabel"+"'",schema:schema151.properties.featuredLimit.required,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.remainingLabel === undefined){
const err19 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "remainingLabel"},message:"must have required property '"+"remainingLabel"+"'",schema:schema151.properties.featuredLimit.required,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!(((((key1 === "title") || (key1 === "category")) || (key1 === "target")) || (key1 === "linkLabel")) || (key1 === "remainingLabel"))){
const err20 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.title !== undefined){
let data8 = data7.title;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/featuredLimit/title",schemaPath:"#/properties/featuredLimit/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.featuredLimit.properties.title.type,parentSchema:schema151.properties.featuredLimit.properties.title,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.category !== undefined){
let data9 = data7.category;
if(!((((data9 === "medical") || (data9 === "dental")) || (data9 === "vision")) || (data9 === "pharmacy"))){
const err22 = {instancePath:instancePath+"/featuredLimit/category",schemaPath:"#/properties/featuredLimit/properties/category/enum",keyword:"enum",params:{allowedValues: schema151.properties.featuredLimit.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema151.properties.featuredLimit.properties.category.enum,parentSchema:schema151.properties.featuredLimit.properties.category,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.target !== undefined){
let data10 = data7.target;
if(!(typeof data10 === "string")){
const err23 = {instancePath:instancePath+"/featuredLimit/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.linkLabel !== undefined){
let data11 = data7.linkLabel;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/featuredLimit/linkLabel",schemaPath:"#/properties/featuredLimit/properties/linkLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.featuredLimit.properties.linkLabel.type,parentSchema:schema151.properties.featuredLimit.properties.linkLabel,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.remainingLabel !== undefined){
let data12 = data7.remainingLabel;
if(typeof data12 !== "string"){
const err25 = {instancePath:instancePath+"/featuredLimit/remainingLabel",schemaPath:"#/properties/featuredLimit/properties/remainingLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.featuredLimit.properties.remainingLabel.type,parentSchema:schema151.properties.featuredLimit.properties.remainingLabel,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/featuredLimit",schemaPath:"#/properties/featuredLimit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.properties.featuredLimit.type,parentSchema:schema151.properties.featuredLimit,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data14 = data.from;
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
const err27 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.until !== undefined){
let data15 = data.until;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err29 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.locked !== undefined){
let data16 = data.locked;
if(typeof data16 !== "boolean"){
const err31 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema151.properties.locked.type,parentSchema:schema151.properties.locked,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.variants !== undefined){
let data17 = data.variants;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.when === undefined){
const err32 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema151.properties.variants.items.required,parentSchema:schema151.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 in data18){
if(!((((((key2 === "when") || (key2 === "title")) || (key2 === "body")) || (key2 === "most")) || (key2 === "allLink")) || (key2 === "featuredLimit"))){
const err33 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema151.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data18.when !== undefined){
if(!(validate24(data18.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data18,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data18.title !== undefined){
let data20 = data18.title;
if(typeof data20 !== "string"){
const err34 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.variants.items.properties.title.type,parentSchema:schema151.properties.variants.items.properties.title,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data18.body !== undefined){
let data21 = data18.body;
if(!(typeof data21 === "string")){
const err35 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data21};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.most !== undefined){
let data22 = data18.most;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err36 = {instancePath:instancePath+"/variants/" + i0+"/most",schemaPath:"#/properties/variants/items/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema151.properties.variants.items.properties.most.type,parentSchema:schema151.properties.variants.items.properties.most,data:data22};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err37 = {instancePath:instancePath+"/variants/" + i0+"/most",schemaPath:"#/properties/variants/items/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema151.properties.variants.items.properties.most,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data18.allLink !== undefined){
if(!(validate23(data18.allLink, {instancePath:instancePath+"/variants/" + i0+"/allLink",parentData:data18,parentDataProperty:"allLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data18.featuredLimit !== undefined){
let data24 = data18.featuredLimit;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.title === undefined){
const err38 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema151.properties.variants.items.properties.featuredLimit.required,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data24.category === undefined){
const err39 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema151.properties.variants.items.properties.featuredLimit.required,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data24.target === undefined){
const err40 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema151.properties.variants.items.properties.featuredLimit.required,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data24.linkLabel === undefined){
const err41 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "linkLabel"},message:"must have required property '"+"linkLabel"+"'",schema:schema151.properties.variants.items.properties.featuredLimit.required,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data24.remainingLabel === undefined){
const err42 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/required",keyword:"required",params:{missingProperty: "remainingLabel"},message:"must have required property '"+"remainingLabel"+"'",schema:schema151.properties.variants.items.properties.featuredLimit.required,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
for(const key3 in data24){
if(!(((((key3 === "title") || (key3 === "category")) || (key3 === "target")) || (key3 === "linkLabel")) || (key3 === "remainingLabel"))){
const err43 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data24.title !== undefined){
let data25 = data24.title;
if(typeof data25 !== "string"){
const err44 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit/title",schemaPath:"#/properties/variants/items/properties/featuredLimit/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.variants.items.properties.featuredLimit.properties.title.type,parentSchema:schema151.properties.variants.items.properties.featuredLimit.properties.title,data:data25};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data24.category !== undefined){
let data26 = data24.category;
if(!((((data26 === "medical") || (data26 === "dental")) || (data26 === "vision")) || (data26 === "pharmacy"))){
const err45 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit/category",schemaPath:"#/properties/variants/items/properties/featuredLimit/properties/category/enum",keyword:"enum",params:{allowedValues: schema151.properties.variants.items.properties.featuredLimit.properties.category.enum},message:"must be equal to one of the allowed values",schema:schema151.properties.variants.items.properties.featuredLimit.properties.category.enum,parentSchema:schema151.properties.variants.items.properties.featuredLimit.properties.category,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data24.target !== undefined){
let data27 = data24.target;
if(!(typeof data27 === "string")){
const err46 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data24.linkLabel !== undefined){
let data28 = data24.linkLabel;
if(typeof data28 !== "string"){
const err47 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit/linkLabel",schemaPath:"#/properties/variants/items/properties/featuredLimit/properties/linkLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.variants.items.properties.featuredLimit.properties.linkLabel.type,parentSchema:schema151.properties.variants.items.properties.featuredLimit.properties.linkLabel,data:data28};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data24.remainingLabel !== undefined){
let data29 = data24.remainingLabel;
if(typeof data29 !== "string"){
const err48 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit/remainingLabel",schemaPath:"#/properties/variants/items/properties/featuredLimit/properties/remainingLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema151.properties.variants.items.properties.featuredLimit.properties.remainingLabel.type,parentSchema:schema151.properties.variants.items.properties.featuredLimit.properties.remainingLabel,data:data29};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/variants/" + i0+"/featuredLimit",schemaPath:"#/properties/variants/items/properties/featuredLimit/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.properties.variants.items.properties.featuredLimit.type,parentSchema:schema151.properties.variants.items.properties.featuredLimit,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.properties.variants.items.type,parentSchema:schema151.properties.variants.items,data:data18};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema151.properties.variants.type,parentSchema:schema151.properties.variants,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema151.type,parentSchema:schema151,data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.block;
if(typeof tag0 == "string"){
if(tag0 === "welcome-banner"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "info-banner"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "plan-management-banner"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "coming-plans"){
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ebill-alert"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "preventive-care-card"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "primary-care-tile"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "recent-claims"){
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "member-info-tile"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "yearly-amounts"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tools"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "programs"){
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "block", tagValue: tag0},message:"value of tag \"block\" must be in oneOf",schema:schema79.discriminator,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "block", tagValue: tag0},message:"tag \"block\" must be string",schema:schema79.discriminator,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate51.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema78.required,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema78.properties.items.type,parentSchema:schema78.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema78.type,parentSchema:schema78,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const invariants = validate119;
const schema160 = {"description":"Rules of the business that hold for every brand and every member that there can be, on every day and also when a source is down. A manifest that breaks one is refused, and the check names somebody for whom it does not hold. A brand adds its own and keeps all of base's.","type":"object","required":["invariants"],"properties":{"invariants":{"description":"The rules.","type":"array","items":{"$ref":"#/$defs/Invariant"}}},"additionalProperties":false};
const schema161 = {"description":"One rule: who must never, or must always, see or reach what.","type":"object","required":["id","because","rule","what"],"properties":{"id":{"$ref":"#/$defs/Id"},"because":{"description":"The rule in words, as it is told to whoever breaks it, with the row that it follows from: \"PERM-17: a member whose plans have ended has no ID cards.\"","type":"string"},"who":{"$ref":"#/$defs/Condition","description":"For whom the rule holds; everybody when left out. Where a source is down, \"never\" holds for whoever may be one of them, and \"always\" for those who surely are."},"rule":{"description":"\"never\": none of them meets any of what is named. \"always\": each of them meets at least one.","enum":["never","always"]},"what":{"$ref":"#/$defs/Sight","description":"What the rule is about."},"except":{"description":"Items that the rule leaves alone, where another row wants them: the name of the file and the id of the item, \"contact/contact-back\".","type":"array","minItems":1,"items":{"description":"The name of the file and the id of the item.","type":"string","pattern":"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"}}},"additionalProperties":false};
const pattern78 = new RegExp("^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$", "u");
const schema163 = {"description":"What members see or reach. One key: linkTo, open, item, menu, block, surface or wayOn.","type":"object","minProperties":1,"maxProperties":1,"tsType":"{ linkTo: string[] } | { open: string[] } | { item: string[] } | { menu: MenuId[] } | { block: string[] } | { surface: SeenSurface[] } | { wayOn: PagedSurface[] }","properties":{"linkTo":{"description":"Links, in any file, that lead to one of these addresses or to what lies below it, at once or by way of screens that lead on.","type":"array","minItems":1,"items":{"description":"A path such as \"/id-card\", or the beginning of an address elsewhere.","type":"string"}},"open":{"description":"Screens at one of these paths, or below it, that open.","type":"array","minItems":1,"items":{"description":"A path such as \"/eobs\".","type":"string"}},"item":{"description":"Single items.","type":"array","minItems":1,"items":{"description":"The name of the file and the id of the item: \"menus/settings-login-as\".","type":"string","pattern":"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"}},"menu":{"description":"Entries of these menus.","type":"array","minItems":1,"items":{"$ref":"#/$defs/MenuId"}},"block":{"description":"Blocks of these kinds, on Home or on a page.","type":"array","minItems":1,"items":{"description":"A kind of block such as \"recent-claims\".","type":"string"}},"surface":{"description":"Entries of the main list of these files: alerts, sections of the contacts, and so on.","type":"array","minItems":1,"items":{"$ref":"#/$defs/SeenSurface"}},"wayOn":{"description":"Only with \"always\": on each page of these files that they see, a link that opens.","type":"array","minItems":1,"items":{"$ref":"#/$defs/PagedSurface"}}},"additionalProperties":false};
const schema164 = {"description":"A menu.","enum":["primary","settings","utility","masthead"]};
const schema165 = {"description":"A file with a list of items.","enum":["alerts","contact","errors","footer","home","programs","tools"]};
const schema166 = {"description":"A file with pages.","enum":["errors","pages"]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "linkTo") || (key0 === "open")) || (key0 === "item")) || (key0 === "menu")) || (key0 === "block")) || (key0 === "surface")) || (key0 === "wayOn"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.linkTo !== undefined){
let data0 = data.linkTo;
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/linkTo",schemaPath:"#/properties/linkTo/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.linkTo,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/linkTo/" + i0,schemaPath:"#/properties/linkTo/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema163.properties.linkTo.items.type,parentSchema:schema163.properties.linkTo.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/linkTo",schemaPath:"#/properties/linkTo/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.linkTo.type,parentSchema:schema163.properties.linkTo,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.open !== undefined){
let data2 = data.open;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.open,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/open/" + i1,schemaPath:"#/properties/open/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema163.properties.open.items.type,parentSchema:schema163.properties.open.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.open.type,parentSchema:schema163.properties.open,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.item !== undefined){
let data4 = data.item;
if(Array.isArray(data4)){
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.item,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern78.test(data5)){
const err10 = {instancePath:instancePath+"/item/" + i2,schemaPath:"#/properties/item/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema163.properties.item.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/item/" + i2,schemaPath:"#/properties/item/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema163.properties.item.items.type,parentSchema:schema163.properties.item.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.item.type,parentSchema:schema163.properties.item,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.menu !== undefined){
let data6 = data.menu;
if(Array.isArray(data6)){
if(data6.length < 1){
const err13 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.menu,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(!((((data7 === "primary") || (data7 === "settings")) || (data7 === "utility")) || (data7 === "masthead"))){
const err14 = {instancePath:instancePath+"/menu/" + i3,schemaPath:"#/$defs/MenuId/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values",schema:schema164.enum,parentSchema:schema164,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.menu.type,parentSchema:schema163.properties.menu,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.block !== undefined){
let data8 = data.block;
if(Array.isArray(data8)){
if(data8.length < 1){
const err16 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.block,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/block/" + i4,schemaPath:"#/properties/block/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema163.properties.block.items.type,parentSchema:schema163.properties.block.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.block.type,parentSchema:schema163.properties.block,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.surface !== undefined){
let data10 = data.surface;
if(Array.isArray(data10)){
if(data10.length < 1){
const err19 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.surface,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
if(!(((((((data11 === "alerts") || (data11 === "contact")) || (data11 === "errors")) || (data11 === "footer")) || (data11 === "home")) || (data11 === "programs")) || (data11 === "tools"))){
const err20 = {instancePath:instancePath+"/surface/" + i5,schemaPath:"#/$defs/SeenSurface/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values",schema:schema165.enum,parentSchema:schema165,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.surface.type,parentSchema:schema163.properties.surface,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.wayOn !== undefined){
let data12 = data.wayOn;
if(Array.isArray(data12)){
if(data12.length < 1){
const err22 = {instancePath:instancePath+"/wayOn",schemaPath:"#/properties/wayOn/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema163.properties.wayOn,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
let data13 = data12[i6];
if(!((data13 === "errors") || (data13 === "pages"))){
const err23 = {instancePath:instancePath+"/wayOn/" + i6,schemaPath:"#/$defs/PagedSurface/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values",schema:schema166.enum,parentSchema:schema166,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/wayOn",schemaPath:"#/properties/wayOn/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema163.properties.wayOn.type,parentSchema:schema163.properties.wayOn,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema163.type,parentSchema:schema163,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.because === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "because"},message:"must have required property '"+"because"+"'",schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rule === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'",schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.what === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "what"},message:"must have required property '"+"what"+"'",schema:schema161.required,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "because")) || (key0 === "who")) || (key0 === "rule")) || (key0 === "what")) || (key0 === "except"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.because !== undefined){
let data1 = data.because;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.because.type,parentSchema:schema161.properties.because,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.who !== undefined){
if(!(validate24(data.who, {instancePath:instancePath+"/who",parentData:data,parentDataProperty:"who",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.rule !== undefined){
let data3 = data.rule;
if(!((data3 === "never") || (data3 === "always"))){
const err8 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema161.properties.rule.enum},message:"must be equal to one of the allowed values",schema:schema161.properties.rule.enum,parentSchema:schema161.properties.rule,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.what !== undefined){
if(!(validate122(data.what, {instancePath:instancePath+"/what",parentData:data,parentDataProperty:"what",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.except !== undefined){
let data5 = data.except;
if(Array.isArray(data5)){
if(data5.length < 1){
const err9 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema161.properties.except,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern78.test(data6)){
const err10 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z]+/[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema161.properties.except.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema161.properties.except.items.type,parentSchema:schema161.properties.except.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema161.properties.except.type,parentSchema:schema161.properties.except,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema161.type,parentSchema:schema161,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invariants === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invariants"},message:"must have required property '"+"invariants"+"'",schema:schema160.required,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "invariants")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.invariants !== undefined){
let data0 = data.invariants;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate120(data0[i0], {instancePath:instancePath+"/invariants/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/invariants",schemaPath:"#/properties/invariants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema160.properties.invariants.type,parentSchema:schema160.properties.invariants,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema160.type,parentSchema:schema160,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const journey = validate125;
const schema167 = {"description":"Where a member goes after log-in. The first step that applies is taken.","type":"object","required":["steps"],"properties":{"steps":{"description":"The steps, in order. The last one has no rules, so that there is always a way on.","type":"array","minItems":1,"items":{"$ref":"#/$defs/JourneyStep"}}},"additionalProperties":false};
const schema168 = {"description":"One step of the way after log-in.","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"$ref":"#/$defs/GoStep"},{"$ref":"#/$defs/HandOffStep"},{"$ref":"#/$defs/FollowRedirectStep"}],"x-tags":["go","hand-off","follow-redirect"]};
const schema169 = {"description":"Goes to a path.","type":"object","required":["id","do","to"],"properties":{"id":{"$ref":"#/$defs/Id"},"do":{"description":"Goes to a path.","const":"go"},"to":{"$ref":"#/$defs/Target","description":"Path to go to."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema169.required,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "do")) || (key0 === "to")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.do !== undefined){
let data1 = data.do;
if("go" !== data1){
const err6 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "go"},message:"must be equal to constant",schema:"go",parentSchema:schema169.properties.do,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(!(typeof data2 === "string")){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.until !== undefined){
let data5 = data.until;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err10 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.locked !== undefined){
let data6 = data.locked;
if(typeof data6 !== "boolean"){
const err12 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema169.properties.locked.type,parentSchema:schema169.properties.locked,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema169.type,parentSchema:schema169,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema174 = {"description":"Hands over to the sales-force system.","type":"object","required":["id","do"],"properties":{"id":{"$ref":"#/$defs/Id"},"do":{"description":"Hands over to the sales-force system.","const":"hand-off"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema174.required,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "do")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.do !== undefined){
let data1 = data.do;
if("hand-off" !== data1){
const err5 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "hand-off"},message:"must be equal to constant",schema:"hand-off",parentSchema:schema174.properties.do,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.until !== undefined){
let data4 = data.until;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err8 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.locked !== undefined){
let data5 = data.locked;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema174.properties.locked.type,parentSchema:schema174.properties.locked,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema174.type,parentSchema:schema174,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema178 = {"description":"Follows the address that log-in offered, if its host is allowed.","type":"object","required":["id","do"],"properties":{"id":{"$ref":"#/$defs/Id"},"do":{"description":"Follows the address that log-in offered, if its host is allowed.","const":"follow-redirect"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema178.required,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema178.required,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "do")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.do !== undefined){
let data1 = data.do;
if("follow-redirect" !== data1){
const err5 = {instancePath:instancePath+"/do",schemaPath:"#/properties/do/const",keyword:"const",params:{allowedValue: "follow-redirect"},message:"must be equal to constant",schema:"follow-redirect",parentSchema:schema178.properties.do,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.until !== undefined){
let data4 = data.until;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err8 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.locked !== undefined){
let data5 = data.locked;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema178.properties.locked.type,parentSchema:schema178.properties.locked,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema178.type,parentSchema:schema178,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema168.required,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "go"){
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "hand-off"){
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "follow-redirect"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf",schema:schema168.discriminator,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string",schema:schema168.discriminator,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema168.type,parentSchema:schema168,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate126.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema167.required,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "steps")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.steps !== undefined){
let data0 = data.steps;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema167.properties.steps,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate126(data0[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema167.properties.steps.type,parentSchema:schema167.properties.steps,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema167.type,parentSchema:schema167,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const menus = validate137;
const schema182 = {"description":"The menus around every screen.","type":"object","required":["menus"],"properties":{"menus":{"description":"The menus.","type":"array","items":{"$ref":"#/$defs/Menu"}}},"additionalProperties":false};
const schema183 = {"description":"One menu.","type":"object","required":["id","items"],"properties":{"id":{"description":"Which menu it is.","enum":["primary","settings","utility","masthead"]},"items":{"description":"Its entries.","type":"array","items":{"$ref":"#/$defs/MenuItem"}}},"additionalProperties":false};
const schema184 = {"description":"An entry of a menu.","type":"object","required":["id","title","target"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"description":"Words of the entry.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"\"log-out\" ends the session instead of following the target.","const":"log-out"},"places":{"description":"Places that list the entry; all of them when left out.","type":"array","items":{"$ref":"#/$defs/MenuPlace"}},"icon":{"$ref":"#/$defs/Icon"},"category":{"$ref":"#/$defs/Category"},"items":{"description":"Entries below this one.","type":"array","items":{"$ref":"#/$defs/MenuItem"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Words of the entry.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"}},"additionalProperties":false}}},"additionalProperties":false};
const schema187 = {"description":"A place that lists menu items: top of the page, bottom bar of phones, site map of the footer.","enum":["top","bottom","site-map"]};
const schema188 = {"description":"Name of an icon. home: A house; account: One person; heart: A heart: health; tooth: A tooth: dental; eye: An eye: vision; pill: A pill: pharmacy; cost: A coin: what something costs; phone: A telephone; video: A camera: visits by video; dumbbell: A dumbbell: fitness; brain: A brain: mental health; leaf: A leaf: well-being; star: A star; globe: A globe: abroad, languages; map-pin: A pin on a map: places; id-card: An ID card; document: A sheet of paper; bill: A bill; book: An open book; shield: A shield: benefits, security; users: Two people: the family; chat: A speech bubble; edit: A pencil; sync: Two arrows in a circle: brings up to date; check: A check mark; cross: A cross; info: The letter i: information; warning: A triangle: take care; error: A stop sign with an exclamation mark: something failed; alert: A bell; calendar: A calendar; mail: An envelope; search: A magnifying glass; download: An arrow down to a line; external: An arrow out of a box: leaves the portal; chevron: An angle that points down; menu: Three lines: a menu; program: Three boxes and a plus: any program.","enum":["home","account","heart","tooth","eye","pill","cost","phone","video","dumbbell","brain","leaf","star","globe","map-pin","id-card","document","bill","book","shield","users","chat","edit","sync","check","cross","info","warning","error","alert","calendar","mail","search","download","external","chevron","menu","program"],"enumDescriptions":["A house","One person","A heart: health","A tooth: dental","An eye: vision","A pill: pharmacy","A coin: what something costs","A telephone","A camera: visits by video","A dumbbell: fitness","A brain: mental health","A leaf: well-being","A star","A globe: abroad, languages","A pin on a map: places","An ID card","A sheet of paper","A bill","An open book","A shield: benefits, security","Two people: the family","A speech bubble","A pencil","Two arrows in a circle: brings up to date","A check mark","A cross","The letter i: information","A triangle: take care","A stop sign with an exclamation mark: something failed","A bell","A calendar","An envelope","A magnifying glass","An arrow down to a line","An arrow out of a box: leaves the portal","An angle that points down","Three lines: a menu","Three boxes and a plus: any program"]};
const schema189 = {"description":"Sorts the item among its siblings, in this order: summary, medical, dental, vision, pharmacy, programs, referrals, handbooks, certificate, medicare-materials, prior-authorization, none.","enum":["summary","medical","dental","vision","pharmacy","programs","referrals","handbooks","certificate","medicare-materials","prior-authorization","none"]};
const wrapper3 = {validate: validate139};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.target === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema184.required,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema184.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.title.type,parentSchema:schema184.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.target !== undefined){
let data2 = data.target;
if(!(typeof data2 === "string")){
const err7 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.newTab !== undefined){
let data3 = data.newTab;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema184.properties.newTab.type,parentSchema:schema184.properties.newTab,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.action !== undefined){
let data4 = data.action;
if("log-out" !== data4){
const err9 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/const",keyword:"const",params:{allowedValue: "log-out"},message:"must be equal to constant",schema:"log-out",parentSchema:schema184.properties.action,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.places !== undefined){
let data5 = data.places;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((data6 === "top") || (data6 === "bottom")) || (data6 === "site-map"))){
const err10 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/$defs/MenuPlace/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values",schema:schema187.enum,parentSchema:schema187,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.places.type,parentSchema:schema184.properties.places,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data7 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data7 === "home") || (data7 === "account")) || (data7 === "heart")) || (data7 === "tooth")) || (data7 === "eye")) || (data7 === "pill")) || (data7 === "cost")) || (data7 === "phone")) || (data7 === "video")) || (data7 === "dumbbell")) || (data7 === "brain")) || (data7 === "leaf")) || (data7 === "star")) || (data7 === "globe")) || (data7 === "map-pin")) || (data7 === "id-card")) || (data7 === "document")) || (data7 === "bill")) || (data7 === "book")) || (data7 === "shield")) || (data7 === "users")) || (data7 === "chat")) || (data7 === "edit")) || (data7 === "sync")) || (data7 === "check")) || (data7 === "cross")) || (data7 === "info")) || (data7 === "warning")) || (data7 === "error")) || (data7 === "alert")) || (data7 === "calendar")) || (data7 === "mail")) || (data7 === "search")) || (data7 === "download")) || (data7 === "external")) || (data7 === "chevron")) || (data7 === "menu")) || (data7 === "program"))){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.category !== undefined){
let data8 = data.category;
if(!((((((((((((data8 === "summary") || (data8 === "medical")) || (data8 === "dental")) || (data8 === "vision")) || (data8 === "pharmacy")) || (data8 === "programs")) || (data8 === "referrals")) || (data8 === "handbooks")) || (data8 === "certificate")) || (data8 === "medicare-materials")) || (data8 === "prior-authorization")) || (data8 === "none"))){
const err13 = {instancePath:instancePath+"/category",schemaPath:"#/$defs/Category/enum",keyword:"enum",params:{allowedValues: schema189.enum},message:"must be equal to one of the allowed values",schema:schema189.enum,parentSchema:schema189,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper3.validate(data9[i1], {instancePath:instancePath+"/items/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.items.type,parentSchema:schema184.properties.items,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data12 = data.from;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.until !== undefined){
let data13 = data.until;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.locked !== undefined){
let data14 = data.locked;
if(typeof data14 !== "boolean"){
const err19 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema184.properties.locked.type,parentSchema:schema184.properties.locked,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.variants !== undefined){
let data15 = data.variants;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.when === undefined){
const err20 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema184.properties.variants.items.required,parentSchema:schema184.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data16){
if(!((((key1 === "when") || (key1 === "title")) || (key1 === "target")) || (key1 === "newTab"))){
const err21 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema184.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data16.when !== undefined){
if(!(validate24(data16.when, {instancePath:instancePath+"/variants/" + i2+"/when",parentData:data16,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data16.title !== undefined){
let data18 = data16.title;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i2+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema184.properties.variants.items.properties.title.type,parentSchema:schema184.properties.variants.items.properties.title,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data16.target !== undefined){
let data19 = data16.target;
if(!(typeof data19 === "string")){
const err23 = {instancePath:instancePath+"/variants/" + i2+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data16.newTab !== undefined){
let data20 = data16.newTab;
if(typeof data20 !== "boolean"){
const err24 = {instancePath:instancePath+"/variants/" + i2+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema184.properties.variants.items.properties.newTab.type,parentSchema:schema184.properties.variants.items.properties.newTab,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/variants/" + i2,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema184.properties.variants.items.type,parentSchema:schema184.properties.variants.items,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema184.properties.variants.type,parentSchema:schema184.properties.variants,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema184.type,parentSchema:schema184,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema183.required,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((((data0 === "primary") || (data0 === "settings")) || (data0 === "utility")) || (data0 === "masthead"))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema183.properties.id.enum},message:"must be equal to one of the allowed values",schema:schema183.properties.id.enum,parentSchema:schema183.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema183.properties.items.type,parentSchema:schema183.properties.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema183.type,parentSchema:schema183,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.menus === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menus"},message:"must have required property '"+"menus"+"'",schema:schema182.required,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "menus")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.menus !== undefined){
let data0 = data.menus;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate138(data0[i0], {instancePath:instancePath+"/menus/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/menus",schemaPath:"#/properties/menus/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema182.properties.menus.type,parentSchema:schema182.properties.menus,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema182.type,parentSchema:schema182,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const pages = validate144;
const schema193 = {"description":"Pages of text.","type":"object","required":["pages"],"properties":{"pages":{"description":"The pages. A route with the screen \"page\" names one.","type":"array","items":{"$ref":"#/$defs/Page"}}},"additionalProperties":false};
const schema194 = {"description":"One page.","type":"object","required":["id","title","heading","blocks"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"description":"Title of the browser's tab.","type":"string"},"heading":{"description":"Heading of the page.","type":"string"},"backLink":{"$ref":"#/$defs/Link","description":"Link above the heading."},"blocks":{"description":"What the page shows, from top to bottom.","type":"array","items":{"$ref":"#/$defs/PageBlock"}}},"additionalProperties":false};
const schema196 = {"description":"One block of a page; \"block\" says which.","type":"object","required":["block"],"discriminator":{"propertyName":"block"},"oneOf":[{"$ref":"#/$defs/ProseBlock"},{"$ref":"#/$defs/LinksBlock"},{"$ref":"#/$defs/ProgramPhoneBlock"},{"$ref":"#/$defs/CardsBlock"},{"$ref":"#/$defs/ContactBlock"},{"$ref":"#/$defs/ProgramBlock"},{"$ref":"#/$defs/OutlineOfCoverageBlock"},{"$ref":"#/$defs/NetworksBlock"},{"$ref":"#/$defs/WordsBlock"}],"x-tags":["prose","links","program-phone","cards","contact","program","outline-of-coverage","networks","words"]};
const schema197 = {"description":"Text.","type":"object","required":["id","block","body"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Text.","const":"prose"},"heading":{"description":"Heading above the text.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"The text."},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"heading":{"description":"Heading above the text.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"The text."}},"additionalProperties":false}}},"additionalProperties":false};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.body === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema197.required,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema197.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("prose" !== data1){
const err6 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "prose"},message:"must be equal to constant",schema:"prose",parentSchema:schema197.properties.block,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.heading.type,parentSchema:schema197.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.body !== undefined){
let data3 = data.body;
if(!(typeof data3 === "string")){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema197.properties.locked.type,parentSchema:schema197.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema197.properties.variants.items.required,parentSchema:schema197.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "when") || (key1 === "heading")) || (key1 === "body"))){
const err15 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema197.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.heading !== undefined){
let data11 = data9.heading;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/variants/" + i0+"/heading",schemaPath:"#/properties/variants/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema197.properties.variants.items.properties.heading.type,parentSchema:schema197.properties.variants.items.properties.heading,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.body !== undefined){
let data12 = data9.body;
if(!(typeof data12 === "string")){
const err17 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema197.properties.variants.items.type,parentSchema:schema197.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema197.properties.variants.type,parentSchema:schema197.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema197.type,parentSchema:schema197,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema203 = {"description":"A list of links.","type":"object","required":["id","block","links"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"A list of links.","const":"links"},"heading":{"description":"Heading above the links.","type":"string"},"links":{"description":"The links.","type":"array","items":{"$ref":"#/$defs/Link"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"heading":{"description":"Heading above the links.","type":"string"},"links":{"description":"The links.","type":"array","items":{"$ref":"#/$defs/Link"}}},"additionalProperties":false}}},"additionalProperties":false};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema203.required,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema203.required,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema203.required,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema203.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("links" !== data1){
const err6 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "links"},message:"must be equal to constant",schema:"links",parentSchema:schema203.properties.block,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema203.properties.heading.type,parentSchema:schema203.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data3[i0], {instancePath:instancePath+"/links/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema203.properties.links.type,parentSchema:schema203.properties.links,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data8 = data.locked;
if(typeof data8 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema203.properties.locked.type,parentSchema:schema203.properties.locked,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined){
let data9 = data.variants;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.when === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema203.properties.variants.items.required,parentSchema:schema203.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data10){
if(!(((key1 === "when") || (key1 === "heading")) || (key1 === "links"))){
const err15 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema203.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data10.when !== undefined){
if(!(validate24(data10.when, {instancePath:instancePath+"/variants/" + i1+"/when",parentData:data10,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data10.heading !== undefined){
let data12 = data10.heading;
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/variants/" + i1+"/heading",schemaPath:"#/properties/variants/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema203.properties.variants.items.properties.heading.type,parentSchema:schema203.properties.variants.items.properties.heading,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data10.links !== undefined){
let data13 = data10.links;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate23(data13[i2], {instancePath:instancePath+"/variants/" + i1+"/links/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/variants/" + i1+"/links",schemaPath:"#/properties/variants/items/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema203.properties.variants.items.properties.links.type,parentSchema:schema203.properties.variants.items.properties.links,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema203.properties.variants.items.type,parentSchema:schema203.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema203.properties.variants.type,parentSchema:schema203.properties.variants,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema203.type,parentSchema:schema203,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema207 = {"description":"The phone number of a program, as a link to call.","type":"object","required":["id","block","program","label"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The phone number of a program, as a link to call.","const":"program-phone"},"program":{"description":"Number of the program.","type":"integer"},"label":{"description":"Label before the number.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"program":{"description":"Number of the program.","type":"integer"},"label":{"description":"Label before the number.","type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.program === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.label === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema207.required,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema207.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("program-phone" !== data1){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "program-phone"},message:"must be equal to constant",schema:"program-phone",parentSchema:schema207.properties.block,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.program !== undefined){
let data2 = data.program;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.program.type,parentSchema:schema207.properties.program,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema207.properties.label.type,parentSchema:schema207.properties.label,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema207.properties.locked.type,parentSchema:schema207.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err15 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema207.properties.variants.items.required,parentSchema:schema207.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "when") || (key1 === "program")) || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema207.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.program !== undefined){
let data11 = data9.program;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/variants/" + i0+"/program",schemaPath:"#/properties/variants/items/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema207.properties.variants.items.properties.program.type,parentSchema:schema207.properties.variants.items.properties.program,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.label !== undefined){
let data12 = data9.label;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/label",schemaPath:"#/properties/variants/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema207.properties.variants.items.properties.label.type,parentSchema:schema207.properties.variants.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema207.properties.variants.items.type,parentSchema:schema207.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema207.properties.variants.type,parentSchema:schema207.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema207.type,parentSchema:schema207,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema211 = {"description":"A list of ways on, each with an icon and a sentence: handbooks, directories, tools.","type":"object","required":["id","block","cards"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"A list of ways on, each with an icon and a sentence: handbooks, directories, tools.","const":"cards"},"heading":{"description":"Heading above the cards.","type":"string"},"cards":{"description":"The cards.","type":"array","items":{"$ref":"#/$defs/Card"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"heading":{"description":"Heading above the cards.","type":"string"},"cards":{"description":"The cards.","type":"array","items":{"$ref":"#/$defs/Card"}}},"additionalProperties":false}}},"additionalProperties":false};
const schema213 = {"description":"A way on with an icon and a sentence. The whole card is the link.","type":"object","required":["id","title","target"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"description":"Words of the link.","type":"string"},"description":{"description":"A sentence that says what is found there.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"icon":{"$ref":"#/$defs/Icon"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Words of the link.","type":"string"},"description":{"description":"A sentence that says what is found there.","type":"string"},"target":{"$ref":"#/$defs/Target"},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"icon":{"$ref":"#/$defs/Icon"}},"additionalProperties":false}}},"additionalProperties":false};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.target === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema213.required,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema213.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.title.type,parentSchema:schema213.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.description.type,parentSchema:schema213.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.target !== undefined){
let data3 = data.target;
if(!(typeof data3 === "string")){
const err8 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.newTab !== undefined){
let data4 = data.newTab;
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema213.properties.newTab.type,parentSchema:schema213.properties.newTab,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data5 === "home") || (data5 === "account")) || (data5 === "heart")) || (data5 === "tooth")) || (data5 === "eye")) || (data5 === "pill")) || (data5 === "cost")) || (data5 === "phone")) || (data5 === "video")) || (data5 === "dumbbell")) || (data5 === "brain")) || (data5 === "leaf")) || (data5 === "star")) || (data5 === "globe")) || (data5 === "map-pin")) || (data5 === "id-card")) || (data5 === "document")) || (data5 === "bill")) || (data5 === "book")) || (data5 === "shield")) || (data5 === "users")) || (data5 === "chat")) || (data5 === "edit")) || (data5 === "sync")) || (data5 === "check")) || (data5 === "cross")) || (data5 === "info")) || (data5 === "warning")) || (data5 === "error")) || (data5 === "alert")) || (data5 === "calendar")) || (data5 === "mail")) || (data5 === "search")) || (data5 === "download")) || (data5 === "external")) || (data5 === "chevron")) || (data5 === "menu")) || (data5 === "program"))){
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.until !== undefined){
let data8 = data.until;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.locked !== undefined){
let data9 = data.locked;
if(typeof data9 !== "boolean"){
const err15 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema213.properties.locked.type,parentSchema:schema213.properties.locked,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variants !== undefined){
let data10 = data.variants;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.when === undefined){
const err16 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema213.properties.variants.items.required,parentSchema:schema213.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data11){
if(!((((((key1 === "when") || (key1 === "title")) || (key1 === "description")) || (key1 === "target")) || (key1 === "newTab")) || (key1 === "icon"))){
const err17 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema213.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.when !== undefined){
if(!(validate24(data11.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data11,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data11.title !== undefined){
let data13 = data11.title;
if(typeof data13 !== "string"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.variants.items.properties.title.type,parentSchema:schema213.properties.variants.items.properties.title,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.description !== undefined){
let data14 = data11.description;
if(typeof data14 !== "string"){
const err19 = {instancePath:instancePath+"/variants/" + i0+"/description",schemaPath:"#/properties/variants/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema213.properties.variants.items.properties.description.type,parentSchema:schema213.properties.variants.items.properties.description,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data11.target !== undefined){
let data15 = data11.target;
if(!(typeof data15 === "string")){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.newTab !== undefined){
let data16 = data11.newTab;
if(typeof data16 !== "boolean"){
const err21 = {instancePath:instancePath+"/variants/" + i0+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema213.properties.variants.items.properties.newTab.type,parentSchema:schema213.properties.variants.items.properties.newTab,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data11.icon !== undefined){
let data17 = data11.icon;
if(!((((((((((((((((((((((((((((((((((((((data17 === "home") || (data17 === "account")) || (data17 === "heart")) || (data17 === "tooth")) || (data17 === "eye")) || (data17 === "pill")) || (data17 === "cost")) || (data17 === "phone")) || (data17 === "video")) || (data17 === "dumbbell")) || (data17 === "brain")) || (data17 === "leaf")) || (data17 === "star")) || (data17 === "globe")) || (data17 === "map-pin")) || (data17 === "id-card")) || (data17 === "document")) || (data17 === "bill")) || (data17 === "book")) || (data17 === "shield")) || (data17 === "users")) || (data17 === "chat")) || (data17 === "edit")) || (data17 === "sync")) || (data17 === "check")) || (data17 === "cross")) || (data17 === "info")) || (data17 === "warning")) || (data17 === "error")) || (data17 === "alert")) || (data17 === "calendar")) || (data17 === "mail")) || (data17 === "search")) || (data17 === "download")) || (data17 === "external")) || (data17 === "chevron")) || (data17 === "menu")) || (data17 === "program"))){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema213.properties.variants.items.type,parentSchema:schema213.properties.variants.items,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema213.properties.variants.type,parentSchema:schema213.properties.variants,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema213.type,parentSchema:schema213,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema211.required,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema211.required,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cards === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'",schema:schema211.required,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema211.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("cards" !== data1){
const err6 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "cards"},message:"must be equal to constant",schema:"cards",parentSchema:schema211.properties.block,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema211.properties.heading.type,parentSchema:schema211.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cards !== undefined){
let data3 = data.cards;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate160(data3[i0], {instancePath:instancePath+"/cards/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.cards.type,parentSchema:schema211.properties.cards,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data8 = data.locked;
if(typeof data8 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema211.properties.locked.type,parentSchema:schema211.properties.locked,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined){
let data9 = data.variants;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.when === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema211.properties.variants.items.required,parentSchema:schema211.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data10){
if(!(((key1 === "when") || (key1 === "heading")) || (key1 === "cards"))){
const err15 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema211.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data10.when !== undefined){
if(!(validate24(data10.when, {instancePath:instancePath+"/variants/" + i1+"/when",parentData:data10,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data10.heading !== undefined){
let data12 = data10.heading;
if(typeof data12 !== "string"){
const err16 = {instancePath:instancePath+"/variants/" + i1+"/heading",schemaPath:"#/properties/variants/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema211.properties.variants.items.properties.heading.type,parentSchema:schema211.properties.variants.items.properties.heading,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data10.cards !== undefined){
let data13 = data10.cards;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate160(data13[i2], {instancePath:instancePath+"/variants/" + i1+"/cards/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/variants/" + i1+"/cards",schemaPath:"#/properties/variants/items/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.variants.items.properties.cards.type,parentSchema:schema211.properties.variants.items.properties.cards,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema211.properties.variants.items.type,parentSchema:schema211.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema211.properties.variants.type,parentSchema:schema211.properties.variants,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema211.type,parentSchema:schema211,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema223 = {"description":"Sections of contact.json: phones, hours and addresses, each stated there once.","type":"object","required":["id","block"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Sections of contact.json.","const":"contact"},"only":{"description":"Ids of the sections, where not all of them are wanted.","type":"array","minItems":1,"items":{"description":"Id of a section.","type":"string","format":"contact-section"}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"only":{"description":"Ids of the sections, where not all of them are wanted.","type":"array","minItems":1,"items":{"description":"Id of a section.","type":"string","format":"contact-section"}}},"additionalProperties":false}}},"additionalProperties":false};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema223.required,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema223.required,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "block")) || (key0 === "only")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked")) || (key0 === "variants"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("contact" !== data1){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "contact"},message:"must be equal to constant",schema:"contact",parentSchema:schema223.properties.block,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.only !== undefined){
let data2 = data.only;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema223.properties.only,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(typeof data3 === "string")){
const err7 = {instancePath:instancePath+"/only/" + i0,schemaPath:"#/properties/only/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema223.properties.only.items.type,parentSchema:schema223.properties.only.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema223.properties.only.type,parentSchema:schema223.properties.only,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err11 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err13 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema223.properties.locked.type,parentSchema:schema223.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema223.properties.variants.items.required,parentSchema:schema223.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "when") || (key1 === "only"))){
const err15 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema223.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i1+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.only !== undefined){
let data11 = data9.only;
if(Array.isArray(data11)){
if(data11.length < 1){
const err16 = {instancePath:instancePath+"/variants/" + i1+"/only",schemaPath:"#/properties/variants/items/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema223.properties.variants.items.properties.only,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(!(typeof data12 === "string")){
const err17 = {instancePath:instancePath+"/variants/" + i1+"/only/" + i2,schemaPath:"#/properties/variants/items/properties/only/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema223.properties.variants.items.properties.only.items.type,parentSchema:schema223.properties.variants.items.properties.only.items,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/variants/" + i1+"/only",schemaPath:"#/properties/variants/items/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema223.properties.variants.items.properties.only.type,parentSchema:schema223.properties.variants.items.properties.only,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.properties.variants.items.type,parentSchema:schema223.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema223.properties.variants.type,parentSchema:schema223.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema223.type,parentSchema:schema223,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema227 = {"description":"What one of the member's programs offers, and the way to it: its description and a link to its address in a new tab.","type":"object","required":["id","block","program","linkLabel"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"What one of the member's programs offers, and the way to it: its description and a link to its address in a new tab.","const":"program"},"program":{"description":"Number of the program.","type":"integer"},"linkLabel":{"description":"Words of the link. The placeholder name is the name of the program.","type":"string","x-placeholders":["name"]},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"program":{"description":"Number of the program.","type":"integer"},"linkLabel":{"description":"Words of the link. The placeholder name is the name of the program.","type":"string","x-placeholders":["name"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.program === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'",schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.linkLabel === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkLabel"},message:"must have required property '"+"linkLabel"+"'",schema:schema227.required,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema227.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("program" !== data1){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "program"},message:"must be equal to constant",schema:"program",parentSchema:schema227.properties.block,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.program !== undefined){
let data2 = data.program;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema227.properties.program.type,parentSchema:schema227.properties.program,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.linkLabel !== undefined){
let data3 = data.linkLabel;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/linkLabel",schemaPath:"#/properties/linkLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema227.properties.linkLabel.type,parentSchema:schema227.properties.linkLabel,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err12 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema227.properties.locked.type,parentSchema:schema227.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err15 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema227.properties.variants.items.required,parentSchema:schema227.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!(((key1 === "when") || (key1 === "program")) || (key1 === "linkLabel"))){
const err16 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema227.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.program !== undefined){
let data11 = data9.program;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/variants/" + i0+"/program",schemaPath:"#/properties/variants/items/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema227.properties.variants.items.properties.program.type,parentSchema:schema227.properties.variants.items.properties.program,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.linkLabel !== undefined){
let data12 = data9.linkLabel;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/linkLabel",schemaPath:"#/properties/variants/items/properties/linkLabel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema227.properties.variants.items.properties.linkLabel.type,parentSchema:schema227.properties.variants.items.properties.linkLabel,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema227.properties.variants.items.type,parentSchema:schema227.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema227.properties.variants.type,parentSchema:schema227.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema227.type,parentSchema:schema227,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema231 = {"description":"The Outline of Coverage of the member's plan, as a card that opens it in a new tab; says so when there is none.","type":"object","required":["id","block","title","none"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The Outline of Coverage of the member's plan, as a card that opens it in a new tab; says so when there is none.","const":"outline-of-coverage"},"heading":{"description":"Heading above the card.","type":"string"},"title":{"description":"Words of the link.","type":"string"},"description":{"description":"A sentence about it.","type":"string"},"none":{"description":"What it says when the plan has none.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"heading":{"description":"Heading above the card.","type":"string"},"title":{"description":"Words of the link.","type":"string"},"description":{"description":"A sentence about it.","type":"string"},"none":{"description":"What it says when the plan has none.","type":"string"},"icon":{"$ref":"#/$defs/Icon"}},"additionalProperties":false}}},"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.none === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "none"},message:"must have required property '"+"none"+"'",schema:schema231.required,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema231.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("outline-of-coverage" !== data1){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "outline-of-coverage"},message:"must be equal to constant",schema:"outline-of-coverage",parentSchema:schema231.properties.block,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.heading.type,parentSchema:schema231.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.title.type,parentSchema:schema231.properties.title,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.description.type,parentSchema:schema231.properties.description,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.none !== undefined){
let data5 = data.none;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.none.type,parentSchema:schema231.properties.none,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data6 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data6 === "home") || (data6 === "account")) || (data6 === "heart")) || (data6 === "tooth")) || (data6 === "eye")) || (data6 === "pill")) || (data6 === "cost")) || (data6 === "phone")) || (data6 === "video")) || (data6 === "dumbbell")) || (data6 === "brain")) || (data6 === "leaf")) || (data6 === "star")) || (data6 === "globe")) || (data6 === "map-pin")) || (data6 === "id-card")) || (data6 === "document")) || (data6 === "bill")) || (data6 === "book")) || (data6 === "shield")) || (data6 === "users")) || (data6 === "chat")) || (data6 === "edit")) || (data6 === "sync")) || (data6 === "check")) || (data6 === "cross")) || (data6 === "info")) || (data6 === "warning")) || (data6 === "error")) || (data6 === "alert")) || (data6 === "calendar")) || (data6 === "mail")) || (data6 === "search")) || (data6 === "download")) || (data6 === "external")) || (data6 === "chevron")) || (data6 === "menu")) || (data6 === "program"))){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data8 = data.from;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.until !== undefined){
let data9 = data.until;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locked !== undefined){
let data10 = data.locked;
if(typeof data10 !== "boolean"){
const err17 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema231.properties.locked.type,parentSchema:schema231.properties.locked,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.variants !== undefined){
let data11 = data.variants;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.when === undefined){
const err18 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema231.properties.variants.items.required,parentSchema:schema231.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data12){
if(!((((((key1 === "when") || (key1 === "heading")) || (key1 === "title")) || (key1 === "description")) || (key1 === "none")) || (key1 === "icon"))){
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema231.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.when !== undefined){
if(!(validate24(data12.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data12,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data12.heading !== undefined){
let data14 = data12.heading;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/heading",schemaPath:"#/properties/variants/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.variants.items.properties.heading.type,parentSchema:schema231.properties.variants.items.properties.heading,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data12.title !== undefined){
let data15 = data12.title;
if(typeof data15 !== "string"){
const err21 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.variants.items.properties.title.type,parentSchema:schema231.properties.variants.items.properties.title,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.description !== undefined){
let data16 = data12.description;
if(typeof data16 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/description",schemaPath:"#/properties/variants/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.variants.items.properties.description.type,parentSchema:schema231.properties.variants.items.properties.description,data:data16};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data12.none !== undefined){
let data17 = data12.none;
if(typeof data17 !== "string"){
const err23 = {instancePath:instancePath+"/variants/" + i0+"/none",schemaPath:"#/properties/variants/items/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema231.properties.variants.items.properties.none.type,parentSchema:schema231.properties.variants.items.properties.none,data:data17};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data12.icon !== undefined){
let data18 = data12.icon;
if(!((((((((((((((((((((((((((((((((((((((data18 === "home") || (data18 === "account")) || (data18 === "heart")) || (data18 === "tooth")) || (data18 === "eye")) || (data18 === "pill")) || (data18 === "cost")) || (data18 === "phone")) || (data18 === "video")) || (data18 === "dumbbell")) || (data18 === "brain")) || (data18 === "leaf")) || (data18 === "star")) || (data18 === "globe")) || (data18 === "map-pin")) || (data18 === "id-card")) || (data18 === "document")) || (data18 === "bill")) || (data18 === "book")) || (data18 === "shield")) || (data18 === "users")) || (data18 === "chat")) || (data18 === "edit")) || (data18 === "sync")) || (data18 === "check")) || (data18 === "cross")) || (data18 === "info")) || (data18 === "warning")) || (data18 === "error")) || (data18 === "alert")) || (data18 === "calendar")) || (data18 === "mail")) || (data18 === "search")) || (data18 === "download")) || (data18 === "external")) || (data18 === "chevron")) || (data18 === "menu")) || (data18 === "program"))){
const err24 = {instancePath:instancePath+"/variants/" + i0+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data18};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema231.properties.variants.items.type,parentSchema:schema231.properties.variants.items,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema231.properties.variants.type,parentSchema:schema231.properties.variants,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema231.type,parentSchema:schema231,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema237 = {"description":"The names of the provider networks of the member.","type":"object","required":["id","block","heading","none"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"The names of the provider networks of the member.","const":"networks"},"heading":{"description":"Heading above the names.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"What to do with them."},"none":{"description":"What it says when the member has none.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"heading":{"description":"Heading above the names.","type":"string"},"body":{"$ref":"#/$defs/Markdown","description":"What to do with them."},"none":{"description":"What it says when the member has none.","type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.none === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "none"},message:"must have required property '"+"none"+"'",schema:schema237.required,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema237.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("networks" !== data1){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "networks"},message:"must be equal to constant",schema:"networks",parentSchema:schema237.properties.block,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.heading.type,parentSchema:schema237.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.body !== undefined){
let data3 = data.body;
if(!(typeof data3 === "string")){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.none !== undefined){
let data4 = data.none;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/none",schemaPath:"#/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.none.type,parentSchema:schema237.properties.none,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.until !== undefined){
let data7 = data.until;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err13 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.locked !== undefined){
let data8 = data.locked;
if(typeof data8 !== "boolean"){
const err15 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema237.properties.locked.type,parentSchema:schema237.properties.locked,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.variants !== undefined){
let data9 = data.variants;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.when === undefined){
const err16 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema237.properties.variants.items.required,parentSchema:schema237.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data10){
if(!((((key1 === "when") || (key1 === "heading")) || (key1 === "body")) || (key1 === "none"))){
const err17 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema237.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.when !== undefined){
if(!(validate24(data10.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data10,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data10.heading !== undefined){
let data12 = data10.heading;
if(typeof data12 !== "string"){
const err18 = {instancePath:instancePath+"/variants/" + i0+"/heading",schemaPath:"#/properties/variants/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.variants.items.properties.heading.type,parentSchema:schema237.properties.variants.items.properties.heading,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.body !== undefined){
let data13 = data10.body;
if(!(typeof data13 === "string")){
const err19 = {instancePath:instancePath+"/variants/" + i0+"/body",schemaPath:"#/$defs/Markdown/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.type,parentSchema:schema35,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data10.none !== undefined){
let data14 = data10.none;
if(typeof data14 !== "string"){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/none",schemaPath:"#/properties/variants/items/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema237.properties.variants.items.properties.none.type,parentSchema:schema237.properties.variants.items.properties.none,data:data14};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.properties.variants.items.type,parentSchema:schema237.properties.variants.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema237.properties.variants.type,parentSchema:schema237.properties.variants,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema237.type,parentSchema:schema237,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema243 = {"description":"Words of text.json that the screen says otherwise to those who get this block. Of several, the later goes before the earlier.","type":"object","required":["id","block","words"],"properties":{"id":{"$ref":"#/$defs/Id"},"block":{"description":"Words of text.json that the screen says otherwise to those who get this block. Of several, the later goes before the earlier.","const":"words"},"words":{"description":"The words, by their key in the screen's section of text.json or in one that it shares.","type":"object","minProperties":1,"propertyNames":{"pattern":"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$","description":"A key of text.json, other than the names of rules."},"additionalProperties":{"description":"The words, with the {placeholders} that text.json has there.","type":"string","x-words":true}},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"words":{"description":"The words, by their key in the screen's section of text.json or in one that it shares.","type":"object","minProperties":1,"propertyNames":{"pattern":"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$","description":"A key of text.json, other than the names of rules."},"additionalProperties":{"description":"The words, with the {placeholders} that text.json has there.","type":"string","x-words":true}}},"additionalProperties":false}}},"additionalProperties":false};
const pattern121 = new RegExp("^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$", "u");

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.block === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.words === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "words"},message:"must have required property '"+"words"+"'",schema:schema243.required,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "block")) || (key0 === "words")) || (key0 === "showWhen")) || (key0 === "from")) || (key0 === "until")) || (key0 === "locked")) || (key0 === "variants"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if("words" !== data1){
const err6 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "words"},message:"must be equal to constant",schema:"words",parentSchema:schema243.properties.block,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.words !== undefined){
let data2 = data.words;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err7 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema243.properties.words,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(!pattern121.test(key1)){
const err8 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$"+"\"",schema:"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$",parentSchema:schema243.properties.words.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
const err9 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema243.properties.words.propertyNames,parentSchema:schema243.properties.words,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/words/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/words/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema243.properties.words.additionalProperties.type,parentSchema:schema243.properties.words.additionalProperties,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema243.properties.words.type,parentSchema:schema243.properties.words,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data5 = data.from;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.until !== undefined){
let data6 = data.until;
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err14 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.locked !== undefined){
let data7 = data.locked;
if(typeof data7 !== "boolean"){
const err16 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema243.properties.locked.type,parentSchema:schema243.properties.locked,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.variants !== undefined){
let data8 = data.variants;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.when === undefined){
const err17 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema243.properties.variants.items.required,parentSchema:schema243.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "when") || (key3 === "words"))){
const err18 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema243.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.when !== undefined){
if(!(validate24(data9.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data9,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data9.words !== undefined){
let data11 = data9.words;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length < 1){
const err19 = {instancePath:instancePath+"/variants/" + i0+"/words",schemaPath:"#/properties/variants/items/properties/words/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema243.properties.variants.items.properties.words,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key4 in data11){
const _errs29 = errors;
if(typeof key4 === "string"){
if(!pattern121.test(key4)){
const err20 = {instancePath:instancePath+"/variants/" + i0+"/words",schemaPath:"#/properties/variants/items/properties/words/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$"+"\"",schema:"^(?!(?:id|from|until|locked|variants|showWhen)$)[a-z][A-Za-z0-9]*$",parentSchema:schema243.properties.variants.items.properties.words.propertyNames,data:key4,propertyName:key4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid9 = _errs29 === errors;
if(!valid9){
const err21 = {instancePath:instancePath+"/variants/" + i0+"/words",schemaPath:"#/properties/variants/items/properties/words/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid",schema:schema243.properties.variants.items.properties.words.propertyNames,parentSchema:schema243.properties.variants.items.properties.words,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key5 in data11){
let data12 = data11[key5];
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/words/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variants/items/properties/words/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema243.properties.variants.items.properties.words.additionalProperties.type,parentSchema:schema243.properties.variants.items.properties.words.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/variants/" + i0+"/words",schemaPath:"#/properties/variants/items/properties/words/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema243.properties.variants.items.properties.words.type,parentSchema:schema243.properties.variants.items.properties.words,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema243.properties.variants.items.type,parentSchema:schema243.properties.variants.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema243.properties.variants.type,parentSchema:schema243.properties.variants,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema243.type,parentSchema:schema243,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema196.required,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.block;
if(typeof tag0 == "string"){
if(tag0 === "prose"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "links"){
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "program-phone"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "cards"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contact"){
if(!(validate167(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "program"){
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "outline-of-coverage"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "networks"){
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "words"){
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "block", tagValue: tag0},message:"value of tag \"block\" must be in oneOf",schema:schema196.discriminator,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "block", tagValue: tag0},message:"tag \"block\" must be string",schema:schema196.discriminator,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema196.type,parentSchema:schema196,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate147.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate147.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.heading === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blocks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema194.required,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "heading")) || (key0 === "backLink")) || (key0 === "blocks"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.properties.title.type,parentSchema:schema194.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.heading !== undefined){
let data2 = data.heading;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema194.properties.heading.type,parentSchema:schema194.properties.heading,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.backLink !== undefined){
if(!(validate23(data.backLink, {instancePath:instancePath+"/backLink",parentData:data,parentDataProperty:"backLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data4 = data.blocks;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate147(data4[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema194.properties.blocks.type,parentSchema:schema194.properties.blocks,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema194.type,parentSchema:schema194,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pages === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema193.required,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "pages")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pages !== undefined){
let data0 = data.pages;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate145(data0[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema193.properties.pages.type,parentSchema:schema193.properties.pages,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema193.type,parentSchema:schema193,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const programs = validate193;
const schema247 = {"description":"What the portal knows of programs beyond what the service tells: icons, addresses, texts.","type":"object","required":["fallback","items"],"properties":{"fallback":{"description":"What a program without an entry gets.","type":"object","required":["icon","target","way"],"properties":{"icon":{"$ref":"#/$defs/Icon"},"target":{"$ref":"#/$defs/Target","description":"Where its tile leads.","x-placeholders":["id"]},"way":{"description":"What the page of a program offers that has no address, document or part of its own, so that nobody is left there.","type":"object","required":["title","target"],"properties":{"title":{"description":"Words of the link.","type":"string"},"target":{"$ref":"#/$defs/Target","description":"Where it leads."}},"additionalProperties":false}},"additionalProperties":false},"items":{"description":"One entry for each program that needs one.","type":"array","items":{"$ref":"#/$defs/ProgramEntry"}}},"additionalProperties":false};
const schema251 = {"description":"What is special about one program.","type":"object","required":["id","program"],"properties":{"id":{"$ref":"#/$defs/Id"},"program":{"description":"Number of the program.","type":"integer"},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"pageTarget":{"$ref":"#/$defs/Target","description":"Where the program's page leads, when neither its tile nor the service knows an address."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"pageTarget":{"$ref":"#/$defs/Target","description":"Where the program's page leads, when neither its tile nor the service knows an address."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.program === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'",schema:schema251.required,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema251.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.program !== undefined){
let data1 = data.program;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema251.properties.program.type,parentSchema:schema251.properties.program,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.title.type,parentSchema:schema251.properties.title,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.description.type,parentSchema:schema251.properties.description,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data4 === "home") || (data4 === "account")) || (data4 === "heart")) || (data4 === "tooth")) || (data4 === "eye")) || (data4 === "pill")) || (data4 === "cost")) || (data4 === "phone")) || (data4 === "video")) || (data4 === "dumbbell")) || (data4 === "brain")) || (data4 === "leaf")) || (data4 === "star")) || (data4 === "globe")) || (data4 === "map-pin")) || (data4 === "id-card")) || (data4 === "document")) || (data4 === "bill")) || (data4 === "book")) || (data4 === "shield")) || (data4 === "users")) || (data4 === "chat")) || (data4 === "edit")) || (data4 === "sync")) || (data4 === "check")) || (data4 === "cross")) || (data4 === "info")) || (data4 === "warning")) || (data4 === "error")) || (data4 === "alert")) || (data4 === "calendar")) || (data4 === "mail")) || (data4 === "search")) || (data4 === "download")) || (data4 === "external")) || (data4 === "chevron")) || (data4 === "menu")) || (data4 === "program"))){
const err8 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.art !== undefined){
let data5 = data.art;
if("dental" !== data5){
const err9 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema251.properties.art,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.target !== undefined){
let data6 = data.target;
if(!(typeof data6 === "string")){
const err10 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.pageTarget !== undefined){
let data7 = data.pageTarget;
if(!(typeof data7 === "string")){
const err11 = {instancePath:instancePath+"/pageTarget",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.newTab !== undefined){
let data8 = data.newTab;
if(typeof data8 !== "boolean"){
const err12 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema251.properties.newTab.type,parentSchema:schema251.properties.newTab,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
let data9 = data.action;
if(!((data9 === "open-ebill") || (data9 === "open-outline-of-coverage"))){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema251.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema251.properties.action.enum,parentSchema:schema251.properties.action,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.until !== undefined){
let data12 = data.until;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err16 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.locked !== undefined){
let data13 = data.locked;
if(typeof data13 !== "boolean"){
const err18 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema251.properties.locked.type,parentSchema:schema251.properties.locked,data:data13};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.variants !== undefined){
let data14 = data.variants;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err19 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema251.properties.variants.items.required,parentSchema:schema251.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data15){
if(!(func1.call(schema251.properties.variants.items.properties, key1))){
const err20 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema251.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.when !== undefined){
if(!(validate24(data15.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data15,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 !== "string"){
const err21 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.variants.items.properties.title.type,parentSchema:schema251.properties.variants.items.properties.title,data:data17};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.description !== undefined){
let data18 = data15.description;
if(typeof data18 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/description",schemaPath:"#/properties/variants/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema251.properties.variants.items.properties.description.type,parentSchema:schema251.properties.variants.items.properties.description,data:data18};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.icon !== undefined){
let data19 = data15.icon;
if(!((((((((((((((((((((((((((((((((((((((data19 === "home") || (data19 === "account")) || (data19 === "heart")) || (data19 === "tooth")) || (data19 === "eye")) || (data19 === "pill")) || (data19 === "cost")) || (data19 === "phone")) || (data19 === "video")) || (data19 === "dumbbell")) || (data19 === "brain")) || (data19 === "leaf")) || (data19 === "star")) || (data19 === "globe")) || (data19 === "map-pin")) || (data19 === "id-card")) || (data19 === "document")) || (data19 === "bill")) || (data19 === "book")) || (data19 === "shield")) || (data19 === "users")) || (data19 === "chat")) || (data19 === "edit")) || (data19 === "sync")) || (data19 === "check")) || (data19 === "cross")) || (data19 === "info")) || (data19 === "warning")) || (data19 === "error")) || (data19 === "alert")) || (data19 === "calendar")) || (data19 === "mail")) || (data19 === "search")) || (data19 === "download")) || (data19 === "external")) || (data19 === "chevron")) || (data19 === "menu")) || (data19 === "program"))){
const err23 = {instancePath:instancePath+"/variants/" + i0+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.art !== undefined){
let data20 = data15.art;
if("dental" !== data20){
const err24 = {instancePath:instancePath+"/variants/" + i0+"/art",schemaPath:"#/properties/variants/items/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema251.properties.variants.items.properties.art,data:data20};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.target !== undefined){
let data21 = data15.target;
if(!(typeof data21 === "string")){
const err25 = {instancePath:instancePath+"/variants/" + i0+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data21};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.pageTarget !== undefined){
let data22 = data15.pageTarget;
if(!(typeof data22 === "string")){
const err26 = {instancePath:instancePath+"/variants/" + i0+"/pageTarget",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data22};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.newTab !== undefined){
let data23 = data15.newTab;
if(typeof data23 !== "boolean"){
const err27 = {instancePath:instancePath+"/variants/" + i0+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema251.properties.variants.items.properties.newTab.type,parentSchema:schema251.properties.variants.items.properties.newTab,data:data23};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.action !== undefined){
let data24 = data15.action;
if(!((data24 === "open-ebill") || (data24 === "open-outline-of-coverage"))){
const err28 = {instancePath:instancePath+"/variants/" + i0+"/action",schemaPath:"#/properties/variants/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema251.properties.variants.items.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema251.properties.variants.items.properties.action.enum,parentSchema:schema251.properties.variants.items.properties.action,data:data24};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema251.properties.variants.items.type,parentSchema:schema251.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema251.properties.variants.type,parentSchema:schema251.properties.variants,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema251.type,parentSchema:schema251,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fallback === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fallback"},message:"must have required property '"+"fallback"+"'",schema:schema247.required,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema247.required,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "fallback") || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fallback !== undefined){
let data0 = data.fallback;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.icon === undefined){
const err3 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'",schema:schema247.properties.fallback.required,parentSchema:schema247.properties.fallback,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.target === undefined){
const err4 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema247.properties.fallback.required,parentSchema:schema247.properties.fallback,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.way === undefined){
const err5 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/required",keyword:"required",params:{missingProperty: "way"},message:"must have required property '"+"way"+"'",schema:schema247.properties.fallback.required,parentSchema:schema247.properties.fallback,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "icon") || (key1 === "target")) || (key1 === "way"))){
const err6 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema247.properties.fallback,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.icon !== undefined){
let data1 = data0.icon;
if(!((((((((((((((((((((((((((((((((((((((data1 === "home") || (data1 === "account")) || (data1 === "heart")) || (data1 === "tooth")) || (data1 === "eye")) || (data1 === "pill")) || (data1 === "cost")) || (data1 === "phone")) || (data1 === "video")) || (data1 === "dumbbell")) || (data1 === "brain")) || (data1 === "leaf")) || (data1 === "star")) || (data1 === "globe")) || (data1 === "map-pin")) || (data1 === "id-card")) || (data1 === "document")) || (data1 === "bill")) || (data1 === "book")) || (data1 === "shield")) || (data1 === "users")) || (data1 === "chat")) || (data1 === "edit")) || (data1 === "sync")) || (data1 === "check")) || (data1 === "cross")) || (data1 === "info")) || (data1 === "warning")) || (data1 === "error")) || (data1 === "alert")) || (data1 === "calendar")) || (data1 === "mail")) || (data1 === "search")) || (data1 === "download")) || (data1 === "external")) || (data1 === "chevron")) || (data1 === "menu")) || (data1 === "program"))){
const err7 = {instancePath:instancePath+"/fallback/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.target !== undefined){
let data2 = data0.target;
if(!(typeof data2 === "string")){
const err8 = {instancePath:instancePath+"/fallback/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.way !== undefined){
let data3 = data0.way;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
const err9 = {instancePath:instancePath+"/fallback/way",schemaPath:"#/properties/fallback/properties/way/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema247.properties.fallback.properties.way.required,parentSchema:schema247.properties.fallback.properties.way,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.target === undefined){
const err10 = {instancePath:instancePath+"/fallback/way",schemaPath:"#/properties/fallback/properties/way/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'",schema:schema247.properties.fallback.properties.way.required,parentSchema:schema247.properties.fallback.properties.way,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "title") || (key2 === "target"))){
const err11 = {instancePath:instancePath+"/fallback/way",schemaPath:"#/properties/fallback/properties/way/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema247.properties.fallback.properties.way,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.title !== undefined){
let data4 = data3.title;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/fallback/way/title",schemaPath:"#/properties/fallback/properties/way/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema247.properties.fallback.properties.way.properties.title.type,parentSchema:schema247.properties.fallback.properties.way.properties.title,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.target !== undefined){
let data5 = data3.target;
if(!(typeof data5 === "string")){
const err13 = {instancePath:instancePath+"/fallback/way/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/fallback/way",schemaPath:"#/properties/fallback/properties/way/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema247.properties.fallback.properties.way.type,parentSchema:schema247.properties.fallback.properties.way,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema247.properties.fallback.type,parentSchema:schema247.properties.fallback,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate194(data6[i0], {instancePath:instancePath+"/items/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema247.properties.items.type,parentSchema:schema247.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema247.type,parentSchema:schema247,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const routes = validate198;
const schema261 = {"description":"Every address of the brand, and who may open it.","type":"object","required":["guards","routes"],"properties":{"guards":{"description":"Conditions that routes name to decide who may open them.","type":"array","items":{"$ref":"#/$defs/Guard"}},"routes":{"description":"The route table.","type":"array","items":{"$ref":"#/$defs/Route"}}},"additionalProperties":false};
const schema262 = {"description":"Decides who may open a route.","type":"object","required":["id","description","allow","otherwise"],"properties":{"id":{"$ref":"#/$defs/Id"},"description":{"description":"What the guard is for, in words.","type":"string"},"allow":{"$ref":"#/$defs/Condition","description":"Who may pass."},"otherwise":{"description":"What happens to everyone else.","type":"object","minProperties":1,"maxProperties":1,"tsType":"{ redirect: string } | { error: number }","properties":{"redirect":{"$ref":"#/$defs/Target","description":"Path that they are led to."},"error":{"description":"Status of the error page that they see.","type":"integer","minimum":400,"maximum":599}},"additionalProperties":false}},"additionalProperties":false};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.allow === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allow"},message:"must have required property '"+"allow"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.otherwise === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otherwise"},message:"must have required property '"+"otherwise"+"'",schema:schema262.required,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "description")) || (key0 === "allow")) || (key0 === "otherwise"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema262.properties.description.type,parentSchema:schema262.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.allow !== undefined){
if(!(validate24(data.allow, {instancePath:instancePath+"/allow",parentData:data,parentDataProperty:"allow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.otherwise !== undefined){
let data3 = data.otherwise;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 1){
const err8 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties",schema:1,parentSchema:schema262.properties.otherwise,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Object.keys(data3).length < 1){
const err9 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema262.properties.otherwise,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "redirect") || (key1 === "error"))){
const err10 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema262.properties.otherwise,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.redirect !== undefined){
let data4 = data3.redirect;
if(!(typeof data4 === "string")){
const err11 = {instancePath:instancePath+"/otherwise/redirect",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.error !== undefined){
let data5 = data3.error;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/otherwise/error",schemaPath:"#/properties/otherwise/properties/error/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema262.properties.otherwise.properties.error.type,parentSchema:schema262.properties.otherwise.properties.error,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 599 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/otherwise/error",schemaPath:"#/properties/otherwise/properties/error/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599",schema:599,parentSchema:schema262.properties.otherwise.properties.error,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 400 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/otherwise/error",schemaPath:"#/properties/otherwise/properties/error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400",schema:400,parentSchema:schema262.properties.otherwise.properties.error,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema262.properties.otherwise.type,parentSchema:schema262.properties.otherwise,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema262.type,parentSchema:schema262,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema265 = {"description":"One address.","type":"object","required":["id","path","screen","guards","title"],"properties":{"id":{"$ref":"#/$defs/Id"},"path":{"description":"The path. A segment that begins with a colon is a parameter: /claims/:claimType/:claimId.","type":"string","pattern":"^(/|(/(:[a-z][A-Za-z]*|[a-z0-9-]+))+)$","patternErrorMessage":"a path such as /claims or /claims/:claimId, without a slash at the end"},"screen":{"$ref":"#/$defs/ScreenKind"},"area":{"description":"Part of the program that the screen belongs to; its code is fetched on the first visit.","type":"string","pattern":"^[a-z-]+$","patternErrorMessage":"small letters and hyphens"},"guards":{"description":"Ids of guards, asked in this order; the first that does not let pass decides.","type":"array","items":{"description":"Id of a guard.","type":"string","format":"guard"}},"page":{"description":"Id of a page in pages.json: what the screen \"page\" shows, and what other screens show besides their own.","type":"string","format":"page"},"pageAfterLapse":{"description":"Id of the page that stands in the place of \"page\" for somebody whose session ended by itself.","type":"string","format":"page"},"to":{"description":"For the screen \"redirect\": a path, or menu:<item id> for the first entry of that menu item that the member has. Without it, the brand's default route.","type":"string","format":"redirect"},"params":{"description":"Values that a parameter may have; without an entry it may have any.","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z]*$","description":"The parameter's name as the path has it, without the colon."},"additionalProperties":{"description":"The values.","type":"array","minItems":1,"items":{"description":"One value.","type":"string"}}},"synchronise":{"description":"Brings the account's state up to date before the screen opens.","type":"boolean"},"title":{"description":"Title of the browser's tab.","type":"string"},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"}},"additionalProperties":false};
const schema267 = {"description":"Which screen shows: login: log-in page; login-as: staff log in as a member; group-selection: choosing a group right after log-in; update-preferences: asking for missing preferences; registration-policies: asking for consent; sso-landing: arriving from another site; hand-off: handing over to the sales-force system; select-group: changing the group; home: Home; programs: programs of the plan; program: one program; referrals: referrals; medicare-materials: Medicare materials; certificate-of-coverage: certificates of coverage; primary-care-search: finding and choosing a primary care provider; id-card: the member's ID cards; id-card-email: sending a card by e-mail; id-card-request: ordering a printed card; contact-us: contact page; resource-download: waiting for a download; primary-care: who of the family has which primary care provider; primary-care-member: the primary care provider of one member; benefits: what a plan pays for in one category, or one of its services, now or in an earlier period; benefits-summary: plans, limits and headlines of all categories; registration: creating an account, in steps; recovery-username: forgotten user name; recovery-password: forgotten password; change-password: a new password; claims: list of claims; claim: one claim; eobs: list of explanations of benefits; eob: one explanation of benefits; page: a page of pages.json; account-ebill: way to eBill; account-plan-benefits: plans, renewal and cancellation; account-settings: preferences and security answers; account-member-information: family and address; account-summary: who the member is to the insurer; error: error page; not-available: a screen that is still to come; redirect: leads somewhere else.","enum":["login","login-as","group-selection","update-preferences","registration-policies","sso-landing","hand-off","select-group","home","id-card","id-card-email","id-card-request","programs","program","referrals","medicare-materials","certificate-of-coverage","primary-care","primary-care-member","primary-care-search","contact-us","resource-download","benefits","benefits-summary","registration","recovery-username","recovery-password","change-password","claims","claim","eobs","eob","page","account-summary","account-member-information","account-settings","account-plan-benefits","account-ebill","error","not-available","redirect"]};
const pattern130 = new RegExp("^(/|(/(:[a-z][A-Za-z]*|[a-z0-9-]+))+)$", "u");
const pattern131 = new RegExp("^[a-z-]+$", "u");
const pattern132 = new RegExp("^[a-z][A-Za-z]*$", "u");

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema265.required,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema265.required,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.screen === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screen"},message:"must have required property '"+"screen"+"'",schema:schema265.required,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.guards === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guards"},message:"must have required property '"+"guards"+"'",schema:schema265.required,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.title === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema265.required,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema265.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!pattern130.test(data1)){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/|(/(:[a-z][A-Za-z]*|[a-z0-9-]+))+)$"},message:"must match pattern \""+"^(/|(/(:[a-z][A-Za-z]*|[a-z0-9-]+))+)$"+"\"",schema:"^(/|(/(:[a-z][A-Za-z]*|[a-z0-9-]+))+)$",parentSchema:schema265.properties.path,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.path.type,parentSchema:schema265.properties.path,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.screen !== undefined){
let data2 = data.screen;
if(!(((((((((((((((((((((((((((((((((((((((((data2 === "login") || (data2 === "login-as")) || (data2 === "group-selection")) || (data2 === "update-preferences")) || (data2 === "registration-policies")) || (data2 === "sso-landing")) || (data2 === "hand-off")) || (data2 === "select-group")) || (data2 === "home")) || (data2 === "id-card")) || (data2 === "id-card-email")) || (data2 === "id-card-request")) || (data2 === "programs")) || (data2 === "program")) || (data2 === "referrals")) || (data2 === "medicare-materials")) || (data2 === "certificate-of-coverage")) || (data2 === "primary-care")) || (data2 === "primary-care-member")) || (data2 === "primary-care-search")) || (data2 === "contact-us")) || (data2 === "resource-download")) || (data2 === "benefits")) || (data2 === "benefits-summary")) || (data2 === "registration")) || (data2 === "recovery-username")) || (data2 === "recovery-password")) || (data2 === "change-password")) || (data2 === "claims")) || (data2 === "claim")) || (data2 === "eobs")) || (data2 === "eob")) || (data2 === "page")) || (data2 === "account-summary")) || (data2 === "account-member-information")) || (data2 === "account-settings")) || (data2 === "account-plan-benefits")) || (data2 === "account-ebill")) || (data2 === "error")) || (data2 === "not-available")) || (data2 === "redirect"))){
const err10 = {instancePath:instancePath+"/screen",schemaPath:"#/$defs/ScreenKind/enum",keyword:"enum",params:{allowedValues: schema267.enum},message:"must be equal to one of the allowed values",schema:schema267.enum,parentSchema:schema267,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.area !== undefined){
let data3 = data.area;
if(typeof data3 === "string"){
if(!pattern131.test(data3)){
const err11 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/pattern",keyword:"pattern",params:{pattern: "^[a-z-]+$"},message:"must match pattern \""+"^[a-z-]+$"+"\"",schema:"^[a-z-]+$",parentSchema:schema265.properties.area,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.area.type,parentSchema:schema265.properties.area,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.guards !== undefined){
let data4 = data.guards;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(typeof data5 === "string")){
const err13 = {instancePath:instancePath+"/guards/" + i0,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.guards.items.type,parentSchema:schema265.properties.guards.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema265.properties.guards.type,parentSchema:schema265.properties.guards,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.page !== undefined){
let data6 = data.page;
if(!(typeof data6 === "string")){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.page.type,parentSchema:schema265.properties.page,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.pageAfterLapse !== undefined){
let data7 = data.pageAfterLapse;
if(!(typeof data7 === "string")){
const err16 = {instancePath:instancePath+"/pageAfterLapse",schemaPath:"#/properties/pageAfterLapse/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.pageAfterLapse.type,parentSchema:schema265.properties.pageAfterLapse,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.to !== undefined){
let data8 = data.to;
if(!(typeof data8 === "string")){
const err17 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.to.type,parentSchema:schema265.properties.to,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.params !== undefined){
let data9 = data.params;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
const _errs23 = errors;
if(typeof key1 === "string"){
if(!pattern132.test(key1)){
const err18 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z]*$"},message:"must match pattern \""+"^[a-z][A-Za-z]*$"+"\"",schema:"^[a-z][A-Za-z]*$",parentSchema:schema265.properties.params.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
const err19 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema265.properties.params.propertyNames,parentSchema:schema265.properties.params,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key2 in data9){
let data10 = data9[key2];
if(Array.isArray(data10)){
if(data10.length < 1){
const err20 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema265.properties.params.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"#/properties/params/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.params.additionalProperties.items.type,parentSchema:schema265.properties.params.additionalProperties.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/params/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema265.properties.params.additionalProperties.type,parentSchema:schema265.properties.params.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema265.properties.params.type,parentSchema:schema265.properties.params,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.synchronise !== undefined){
let data12 = data.synchronise;
if(typeof data12 !== "boolean"){
const err24 = {instancePath:instancePath+"/synchronise",schemaPath:"#/properties/synchronise/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema265.properties.synchronise.type,parentSchema:schema265.properties.synchronise,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.title !== undefined){
let data13 = data.title;
if(typeof data13 !== "string"){
const err25 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema265.properties.title.type,parentSchema:schema265.properties.title,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data15 = data.from;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err26 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.until !== undefined){
let data16 = data.until;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err28 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data16};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.locked !== undefined){
let data17 = data.locked;
if(typeof data17 !== "boolean"){
const err30 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema265.properties.locked.type,parentSchema:schema265.properties.locked,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema265.type,parentSchema:schema265,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guards === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guards"},message:"must have required property '"+"guards"+"'",schema:schema261.required,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.routes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},message:"must have required property '"+"routes"+"'",schema:schema261.required,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "guards") || (key0 === "routes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.guards !== undefined){
let data0 = data.guards;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate199(data0[i0], {instancePath:instancePath+"/guards/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema261.properties.guards.type,parentSchema:schema261.properties.guards,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.routes !== undefined){
let data2 = data.routes;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate202(data2[i1], {instancePath:instancePath+"/routes/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema261.properties.routes.type,parentSchema:schema261.properties.routes,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema261.type,parentSchema:schema261,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const segments = validate205;
const schema270 = {"description":"Named lists of groups, parent groups or programs. Conditions use them by name: { \"in\": \"name\" }.","type":"object","required":["segments"],"properties":{"segments":{"description":"Each list under its name.","type":"object","propertyNames":{"description":"Small letters, digits and hyphens: current-plan.","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},"additionalProperties":{"description":"One list.","type":"object","required":["description","of","values"],"properties":{"description":{"description":"What the list is for, in words.","type":"string"},"of":{"description":"What the values are.","enum":["groupId","parentGroupId","programId"]},"values":{"description":"The values, as text.","type":"array","minItems":1,"items":{"description":"One id.","type":"string"}}},"additionalProperties":false}}},"additionalProperties":false};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.segments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"},message:"must have required property '"+"segments"+"'",schema:schema270.required,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "segments")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.segments !== undefined){
let data0 = data.segments;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern27.test(key1)){
const err2 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"+"\"",schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema270.properties.segments.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema270.properties.segments.propertyNames,parentSchema:schema270.properties.segments,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.description === undefined){
const err4 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/segments/additionalProperties/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema270.properties.segments.additionalProperties.required,parentSchema:schema270.properties.segments.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.of === undefined){
const err5 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/segments/additionalProperties/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema270.properties.segments.additionalProperties.required,parentSchema:schema270.properties.segments.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.values === undefined){
const err6 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/segments/additionalProperties/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema270.properties.segments.additionalProperties.required,parentSchema:schema270.properties.segments.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key3 in data1){
if(!(((key3 === "description") || (key3 === "of")) || (key3 === "values"))){
const err7 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/segments/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema270.properties.segments.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.description !== undefined){
let data2 = data1.description;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/description",schemaPath:"#/properties/segments/additionalProperties/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema270.properties.segments.additionalProperties.properties.description.type,parentSchema:schema270.properties.segments.additionalProperties.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.of !== undefined){
let data3 = data1.of;
if(!(((data3 === "groupId") || (data3 === "parentGroupId")) || (data3 === "programId"))){
const err9 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/of",schemaPath:"#/properties/segments/additionalProperties/properties/of/enum",keyword:"enum",params:{allowedValues: schema270.properties.segments.additionalProperties.properties.of.enum},message:"must be equal to one of the allowed values",schema:schema270.properties.segments.additionalProperties.properties.of.enum,parentSchema:schema270.properties.segments.additionalProperties.properties.of,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.values !== undefined){
let data4 = data1.values;
if(Array.isArray(data4)){
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/values",schemaPath:"#/properties/segments/additionalProperties/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema270.properties.segments.additionalProperties.properties.values,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + i0,schemaPath:"#/properties/segments/additionalProperties/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema270.properties.segments.additionalProperties.properties.values.items.type,parentSchema:schema270.properties.segments.additionalProperties.properties.values.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/values",schemaPath:"#/properties/segments/additionalProperties/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema270.properties.segments.additionalProperties.properties.values.type,parentSchema:schema270.properties.segments.additionalProperties.properties.values,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/segments/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/segments/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema270.properties.segments.additionalProperties.type,parentSchema:schema270.properties.segments.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema270.properties.segments.type,parentSchema:schema270.properties.segments,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema270.type,parentSchema:schema270,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const text = validate206;
const schema271 = {"description":"Fixed words of screens: a section for each kind of screen, plus \"shell\", \"common\" and the sections that several screens share: \"preferences\" (update-preferences, account-settings) and \"security-questions\" (registration, account-settings). A word of a screen's own section goes before a shared one. A brand may use the placeholders that base uses in the same text.","type":"object","propertyNames":{"pattern":"^[a-z][a-z-]*$","description":"A kind of screen, \"shell\", \"common\", \"preferences\" or \"security-questions\"."},"additionalProperties":{"description":"The words of one kind of screen.","type":"object","propertyNames":{"pattern":"^[a-z][A-Za-z0-9]*$","description":"Small letters and capitals, beginning small: forgotPassword."},"additionalProperties":{"description":"Words, with {placeholders} for what is filled in.","type":"string"}}};
const pattern136 = new RegExp("^[a-z][a-z-]*$", "u");
const pattern137 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern136.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z-]*$"},message:"must match pattern \""+"^[a-z][a-z-]*$"+"\"",schema:"^[a-z][a-z-]*$",parentSchema:schema271.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema271.propertyNames,parentSchema:schema271,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key2 in data0){
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern137.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\"",schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema271.additionalProperties.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema271.additionalProperties.propertyNames,parentSchema:schema271.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key3 in data0){
let data1 = data0[key3];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema271.additionalProperties.additionalProperties.type,parentSchema:schema271.additionalProperties.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema271.additionalProperties.type,parentSchema:schema271.additionalProperties,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema271.type,parentSchema:schema271,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const theme = validate207;
const schema272 = {"description":"How the brand looks. Pairs of text and background are checked for enough contrast.","type":"object","required":["colors","fonts","typefaces","type","radius","style"],"properties":{"colors":{"description":"Colours, written as #rrggbb.","type":"object","required":["primary","onPrimary","primaryStrong","primarySoft","accent","onAccent","accentSoft","page","surface","surfaceMuted","text","textMuted","link","border","focus","header","onHeader","footer","onFooter","info","infoSoft","success","successSoft","warning","warningSoft","error","errorSoft"],"properties":{"primary":{"description":"Main colour of buttons and of what is chosen.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"onPrimary":{"description":"Text on the main colour.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"primaryStrong":{"description":"Main colour when pressed or pointed at.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"primarySoft":{"description":"Soft tint of the main colour, behind text.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"accent":{"description":"Second colour, for small accents.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"onAccent":{"description":"Text on the second colour.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"accentSoft":{"description":"Soft tint of the second colour, behind text.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"page":{"description":"Background of the page.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"surface":{"description":"Background of cards.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"surfaceMuted":{"description":"Background of quiet areas inside cards.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"text":{"description":"Text.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"textMuted":{"description":"Quiet text.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"link":{"description":"Links.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"border":{"description":"Borders of fields and cards.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"focus":{"description":"Ring around what has the keyboard's focus.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"header":{"description":"Background of the header.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"onHeader":{"description":"Text of the header.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"footer":{"description":"Background of the footer.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"onFooter":{"description":"Text of the footer.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"info":{"description":"Signs of information.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"infoSoft":{"description":"Background of information.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"success":{"description":"Signs of success.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"successSoft":{"description":"Background of success.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"warning":{"description":"Signs of warning.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"warningSoft":{"description":"Background of warnings.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"error":{"description":"Signs of mistakes and failures.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"},"errorSoft":{"description":"Background of mistakes and failures.","type":"string","pattern":"^#[0-9a-fA-F]{6}$","patternErrorMessage":"a colour as #rrggbb"}},"additionalProperties":false},"fonts":{"description":"Typefaces in use, as CSS font families: those of \"typefaces\" with their stand-ins, then what devices bring.","type":"object","required":["body","heading"],"properties":{"body":{"description":"Typeface of text.","type":"string"},"heading":{"description":"Typeface of headings.","type":"string"}},"additionalProperties":false},"typefaces":{"description":"Typefaces that come with the brand. Keep what Home needs at 45 KB or less.","type":"array","items":{"$ref":"#/$defs/Typeface"}},"type":{"description":"How large text is.","type":"object","required":["base"],"properties":{"base":{"description":"Size of running text in pixels, where the browser's own size is 16. All other sizes follow from it.","type":"integer","minimum":15,"maximum":22}},"additionalProperties":false},"radius":{"description":"How round corners are, such as 8px.","type":"object","required":["small","medium","large","pill"],"properties":{"small":{"description":"Corners of fields and small buttons.","type":"string","pattern":"^(0|[0-9.]+(px|rem))$","patternErrorMessage":"a length such as 8px or 0.5rem, or 0"},"medium":{"description":"Corners of cards.","type":"string","pattern":"^(0|[0-9.]+(px|rem))$","patternErrorMessage":"a length such as 8px or 0.5rem, or 0"},"large":{"description":"Corners of banners.","type":"string","pattern":"^(0|[0-9.]+(px|rem))$","patternErrorMessage":"a length such as 8px or 0.5rem, or 0"},"pill":{"description":"Corners of labels.","type":"string","pattern":"^(0|[0-9.]+(px|rem))$","patternErrorMessage":"a length such as 8px or 0.5rem, or 0"}},"additionalProperties":false},"style":{"description":"Shapes that make the brand look its own.","type":"object","required":["header","cards","headingWeight","buttons","targets"],"properties":{"header":{"description":"A header in the header colour, or a light one with a line below.","enum":["solid","light"]},"cards":{"description":"How cards stand out from the page.","enum":["outlined","raised","flat"]},"headingWeight":{"description":"Weight of headings, from 100 (thin) to 900 (black).","type":"integer","minimum":100,"maximum":900},"buttons":{"description":"Shape of buttons.","enum":["square","rounded","pill"]},"targets":{"description":"How large everything is that can be pressed: at least 24 pixels or as much room around it, or at least 44 for unsteady hands.","enum":["standard","large"]}},"additionalProperties":false}},"additionalProperties":false};
const pattern138 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern170 = new RegExp("^(0|[0-9.]+(px|rem))$", "u");
const schema273 = {"description":"A typeface of the brand, in one file.","type":"object","required":["family","src","weight","standIns"],"properties":{"family":{"description":"Its name, as \"fonts\" mentions it.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$","patternErrorMessage":"a name of letters, digits, spaces and hyphens"},"src":{"description":"Name of a WOFF2 file in the assets folder beside the manifest file, with no more characters than the brand needs: figtree.woff2.","type":"string","pattern":"^[a-z0-9][a-z0-9-]*\\.woff2$","patternErrorMessage":"a file of the assets folder, such as figtree.woff2, in small letters","format":"image"},"weight":{"$ref":"#/$defs/FontWeight"},"standIns":{"description":"Typefaces of devices that stand in until this one is there, stretched to its measures so that nothing moves; together they are called by its name and \"stand-in\".","type":"array","items":{"$ref":"#/$defs/StandIn"}}},"additionalProperties":false};
const schema274 = {"description":"A weight such as 600, or a range such as 400 700.","type":"string","pattern":"^[1-9]00( [1-9]00)?$","patternErrorMessage":"a weight such as 600, or a range such as 400 700"};
const pattern165 = new RegExp("^[A-Za-z0-9][A-Za-z0-9 -]*$", "u");
const pattern166 = new RegExp("^[a-z0-9][a-z0-9-]*\\.woff2$", "u");
const pattern167 = new RegExp("^[1-9]00( [1-9]00)?$", "u");
const schema275 = {"description":"A typeface that devices have, with the measures of the one that it stands in for.","type":"object","required":["local","weight","size","ascent","descent"],"properties":{"local":{"description":"Full names of typefaces of about the same measures; the first that a device has is taken.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9 -]*$","patternErrorMessage":"a name of letters, digits, spaces and hyphens"}},"weight":{"$ref":"#/$defs/FontWeight"},"size":{"$ref":"#/$defs/Percent","description":"Its size, in hundredths, at which text is as wide."},"ascent":{"$ref":"#/$defs/Percent","description":"Height above the base line, in hundredths of that size."},"descent":{"$ref":"#/$defs/Percent","description":"Depth below the base line, in hundredths of that size."}},"additionalProperties":false};
const schema277 = {"description":"Hundredths.","type":"number","minimum":1,"maximum":300};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.local === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "local"},message:"must have required property '"+"local"+"'",schema:schema275.required,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weight === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'",schema:schema275.required,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.size === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'",schema:schema275.required,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ascent === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ascent"},message:"must have required property '"+"ascent"+"'",schema:schema275.required,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.descent === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descent"},message:"must have required property '"+"descent"+"'",schema:schema275.required,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "local") || (key0 === "weight")) || (key0 === "size")) || (key0 === "ascent")) || (key0 === "descent"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.local !== undefined){
let data0 = data.local;
if(Array.isArray(data0)){
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema275.properties.local,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern165.test(data1)){
const err7 = {instancePath:instancePath+"/local/" + i0,schemaPath:"#/properties/local/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]*$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9 -]*$",parentSchema:schema275.properties.local.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/local/" + i0,schemaPath:"#/properties/local/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema275.properties.local.items.type,parentSchema:schema275.properties.local.items,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema275.properties.local.type,parentSchema:schema275.properties.local,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.weight !== undefined){
let data2 = data.weight;
if(typeof data2 === "string"){
if(!pattern167.test(data2)){
const err10 = {instancePath:instancePath+"/weight",schemaPath:"#/$defs/FontWeight/pattern",keyword:"pattern",params:{pattern: "^[1-9]00( [1-9]00)?$"},message:"must match pattern \""+"^[1-9]00( [1-9]00)?$"+"\"",schema:"^[1-9]00( [1-9]00)?$",parentSchema:schema274,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/weight",schemaPath:"#/$defs/FontWeight/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.type,parentSchema:schema274,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 300 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/$defs/Percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema277,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/size",schemaPath:"#/$defs/Percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema277,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/size",schemaPath:"#/$defs/Percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema277.type,parentSchema:schema277,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ascent !== undefined){
let data4 = data.ascent;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 300 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/ascent",schemaPath:"#/$defs/Percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema277,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/ascent",schemaPath:"#/$defs/Percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema277,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ascent",schemaPath:"#/$defs/Percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema277.type,parentSchema:schema277,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.descent !== undefined){
let data5 = data.descent;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 300 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/descent",schemaPath:"#/$defs/Percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300",schema:300,parentSchema:schema277,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/descent",schemaPath:"#/$defs/Percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema277,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/descent",schemaPath:"#/$defs/Percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema277.type,parentSchema:schema277,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema275.type,parentSchema:schema275,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'",schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.src === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.weight === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'",schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standIns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standIns"},message:"must have required property '"+"standIns"+"'",schema:schema273.required,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "family") || (key0 === "src")) || (key0 === "weight")) || (key0 === "standIns"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.family !== undefined){
let data0 = data.family;
if(typeof data0 === "string"){
if(!pattern165.test(data0)){
const err5 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9 -]*$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9 -]*$",parentSchema:schema273.properties.family,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema273.properties.family.type,parentSchema:schema273.properties.family,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.src !== undefined){
let data1 = data.src;
if(typeof data1 === "string"){
if(!pattern166.test(data1)){
const err7 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*\\.woff2$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]*\\.woff2$"+"\"",schema:"^[a-z0-9][a-z0-9-]*\\.woff2$",parentSchema:schema273.properties.src,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema273.properties.src.type,parentSchema:schema273.properties.src,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.weight !== undefined){
let data2 = data.weight;
if(typeof data2 === "string"){
if(!pattern167.test(data2)){
const err9 = {instancePath:instancePath+"/weight",schemaPath:"#/$defs/FontWeight/pattern",keyword:"pattern",params:{pattern: "^[1-9]00( [1-9]00)?$"},message:"must match pattern \""+"^[1-9]00( [1-9]00)?$"+"\"",schema:"^[1-9]00( [1-9]00)?$",parentSchema:schema274,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/weight",schemaPath:"#/$defs/FontWeight/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema274.type,parentSchema:schema274,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.standIns !== undefined){
let data3 = data.standIns;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate209(data3[i0], {instancePath:instancePath+"/standIns/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/standIns",schemaPath:"#/properties/standIns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema273.properties.standIns.type,parentSchema:schema273.properties.standIns,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema273.type,parentSchema:schema273,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.colors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fonts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fonts"},message:"must have required property '"+"fonts"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.typefaces === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typefaces"},message:"must have required property '"+"typefaces"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.radius === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "radius"},message:"must have required property '"+"radius"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.style === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'",schema:schema272.required,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "colors") || (key0 === "fonts")) || (key0 === "typefaces")) || (key0 === "type")) || (key0 === "radius")) || (key0 === "style"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.colors !== undefined){
let data0 = data.colors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.primary === undefined){
const err7 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primary"},message:"must have required property '"+"primary"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.onPrimary === undefined){
const err8 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "onPrimary"},message:"must have required property '"+"onPrimary"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.primaryStrong === undefined){
const err9 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primaryStrong"},message:"must have required property '"+"primaryStrong"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.primarySoft === undefined){
const err10 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "primarySoft"},message:"must have required property '"+"primarySoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.accent === undefined){
const err11 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "accent"},message:"must have required property '"+"accent"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.onAccent === undefined){
const err12 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "onAccent"},message:"must have required property '"+"onAccent"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.accentSoft === undefined){
const err13 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "accentSoft"},message:"must have required property '"+"accentSoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.page === undefined){
const err14 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.surface === undefined){
const err15 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.surfaceMuted === undefined){
const err16 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "surfaceMuted"},message:"must have required property '"+"surfaceMuted"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.text === undefined){
const err17 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.textMuted === undefined){
const err18 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "textMuted"},message:"must have required property '"+"textMuted"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.link === undefined){
const err19 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data0.border === undefined){
const err20 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "border"},message:"must have required property '"+"border"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data0.focus === undefined){
const err21 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "focus"},message:"must have required property '"+"focus"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data0.header === undefined){
const err22 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data0.onHeader === undefined){
const err23 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "onHeader"},message:"must have required property '"+"onHeader"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data0.footer === undefined){
const err24 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data0.onFooter === undefined){
const err25 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "onFooter"},message:"must have required property '"+"onFooter"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data0.info === undefined){
const err26 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "info"},message:"must have required property '"+"info"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data0.infoSoft === undefined){
const err27 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "infoSoft"},message:"must have required property '"+"infoSoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data0.success === undefined){
const err28 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data0.successSoft === undefined){
const err29 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "successSoft"},message:"must have required property '"+"successSoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data0.warning === undefined){
const err30 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "warning"},message:"must have required property '"+"warning"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data0.warningSoft === undefined){
const err31 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "warningSoft"},message:"must have required property '"+"warningSoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data0.error === undefined){
const err32 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data0.errorSoft === undefined){
const err33 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/required",keyword:"required",params:{missingProperty: "errorSoft"},message:"must have required property '"+"errorSoft"+"'",schema:schema272.properties.colors.required,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 in data0){
if(!(func1.call(schema272.properties.colors.properties, key1))){
const err34 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.primary !== undefined){
let data1 = data0.primary;
if(typeof data1 === "string"){
if(!pattern138.test(data1)){
const err35 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.primary,data:data1};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/colors/primary",schemaPath:"#/properties/colors/properties/primary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.primary.type,parentSchema:schema272.properties.colors.properties.primary,data:data1};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.onPrimary !== undefined){
let data2 = data0.onPrimary;
if(typeof data2 === "string"){
if(!pattern138.test(data2)){
const err37 = {instancePath:instancePath+"/colors/onPrimary",schemaPath:"#/properties/colors/properties/onPrimary/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.onPrimary,data:data2};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/colors/onPrimary",schemaPath:"#/properties/colors/properties/onPrimary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.onPrimary.type,parentSchema:schema272.properties.colors.properties.onPrimary,data:data2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.primaryStrong !== undefined){
let data3 = data0.primaryStrong;
if(typeof data3 === "string"){
if(!pattern138.test(data3)){
const err39 = {instancePath:instancePath+"/colors/primaryStrong",schemaPath:"#/properties/colors/properties/primaryStrong/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.primaryStrong,data:data3};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/colors/primaryStrong",schemaPath:"#/properties/colors/properties/primaryStrong/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.primaryStrong.type,parentSchema:schema272.properties.colors.properties.primaryStrong,data:data3};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.primarySoft !== undefined){
let data4 = data0.primarySoft;
if(typeof data4 === "string"){
if(!pattern138.test(data4)){
const err41 = {instancePath:instancePath+"/colors/primarySoft",schemaPath:"#/properties/colors/properties/primarySoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.primarySoft,data:data4};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/colors/primarySoft",schemaPath:"#/properties/colors/properties/primarySoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.primarySoft.type,parentSchema:schema272.properties.colors.properties.primarySoft,data:data4};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data0.accent !== undefined){
let data5 = data0.accent;
if(typeof data5 === "string"){
if(!pattern138.test(data5)){
const err43 = {instancePath:instancePath+"/colors/accent",schemaPath:"#/properties/colors/properties/accent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.accent,data:data5};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/colors/accent",schemaPath:"#/properties/colors/properties/accent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.accent.type,parentSchema:schema272.properties.colors.properties.accent,data:data5};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.onAccent !== undefined){
let data6 = data0.onAccent;
if(typeof data6 === "string"){
if(!pattern138.test(data6)){
const err45 = {instancePath:instancePath+"/colors/onAccent",schemaPath:"#/properties/colors/properties/onAccent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.onAccent,data:data6};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/colors/onAccent",schemaPath:"#/properties/colors/properties/onAccent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.onAccent.type,parentSchema:schema272.properties.colors.properties.onAccent,data:data6};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data0.accentSoft !== undefined){
let data7 = data0.accentSoft;
if(typeof data7 === "string"){
if(!pattern138.test(data7)){
const err47 = {instancePath:instancePath+"/colors/accentSoft",schemaPath:"#/properties/colors/properties/accentSoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.accentSoft,data:data7};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/colors/accentSoft",schemaPath:"#/properties/colors/properties/accentSoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.accentSoft.type,parentSchema:schema272.properties.colors.properties.accentSoft,data:data7};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data0.page !== undefined){
let data8 = data0.page;
if(typeof data8 === "string"){
if(!pattern138.test(data8)){
const err49 = {instancePath:instancePath+"/colors/page",schemaPath:"#/properties/colors/properties/page/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.page,data:data8};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/colors/page",schemaPath:"#/properties/colors/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.page.type,parentSchema:schema272.properties.colors.properties.page,data:data8};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data0.surface !== undefined){
let data9 = data0.surface;
if(typeof data9 === "string"){
if(!pattern138.test(data9)){
const err51 = {instancePath:instancePath+"/colors/surface",schemaPath:"#/properties/colors/properties/surface/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.surface,data:data9};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/colors/surface",schemaPath:"#/properties/colors/properties/surface/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.surface.type,parentSchema:schema272.properties.colors.properties.surface,data:data9};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data0.surfaceMuted !== undefined){
let data10 = data0.surfaceMuted;
if(typeof data10 === "string"){
if(!pattern138.test(data10)){
const err53 = {instancePath:instancePath+"/colors/surfaceMuted",schemaPath:"#/properties/colors/properties/surfaceMuted/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.surfaceMuted,data:data10};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/colors/surfaceMuted",schemaPath:"#/properties/colors/properties/surfaceMuted/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.surfaceMuted.type,parentSchema:schema272.properties.colors.properties.surfaceMuted,data:data10};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data0.text !== undefined){
let data11 = data0.text;
if(typeof data11 === "string"){
if(!pattern138.test(data11)){
const err55 = {instancePath:instancePath+"/colors/text",schemaPath:"#/properties/colors/properties/text/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.text,data:data11};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/colors/text",schemaPath:"#/properties/colors/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.text.type,parentSchema:schema272.properties.colors.properties.text,data:data11};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data0.textMuted !== undefined){
let data12 = data0.textMuted;
if(typeof data12 === "string"){
if(!pattern138.test(data12)){
const err57 = {instancePath:instancePath+"/colors/textMuted",schemaPath:"#/properties/colors/properties/textMuted/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.textMuted,data:data12};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/colors/textMuted",schemaPath:"#/properties/colors/properties/textMuted/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.textMuted.type,parentSchema:schema272.properties.colors.properties.textMuted,data:data12};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data0.link !== undefined){
let data13 = data0.link;
if(typeof data13 === "string"){
if(!pattern138.test(data13)){
const err59 = {instancePath:instancePath+"/colors/link",schemaPath:"#/properties/colors/properties/link/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.link,data:data13};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/colors/link",schemaPath:"#/properties/colors/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.link.type,parentSchema:schema272.properties.colors.properties.link,data:data13};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data0.border !== undefined){
let data14 = data0.border;
if(typeof data14 === "string"){
if(!pattern138.test(data14)){
const err61 = {instancePath:instancePath+"/colors/border",schemaPath:"#/properties/colors/properties/border/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.border,data:data14};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/colors/border",schemaPath:"#/properties/colors/properties/border/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.border.type,parentSchema:schema272.properties.colors.properties.border,data:data14};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data0.focus !== undefined){
let data15 = data0.focus;
if(typeof data15 === "string"){
if(!pattern138.test(data15)){
const err63 = {instancePath:instancePath+"/colors/focus",schemaPath:"#/properties/colors/properties/focus/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.focus,data:data15};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/colors/focus",schemaPath:"#/properties/colors/properties/focus/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.focus.type,parentSchema:schema272.properties.colors.properties.focus,data:data15};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data0.header !== undefined){
let data16 = data0.header;
if(typeof data16 === "string"){
if(!pattern138.test(data16)){
const err65 = {instancePath:instancePath+"/colors/header",schemaPath:"#/properties/colors/properties/header/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.header,data:data16};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/colors/header",schemaPath:"#/properties/colors/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.header.type,parentSchema:schema272.properties.colors.properties.header,data:data16};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data0.onHeader !== undefined){
let data17 = data0.onHeader;
if(typeof data17 === "string"){
if(!pattern138.test(data17)){
const err67 = {instancePath:instancePath+"/colors/onHeader",schemaPath:"#/properties/colors/properties/onHeader/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.onHeader,data:data17};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/colors/onHeader",schemaPath:"#/properties/colors/properties/onHeader/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.onHeader.type,parentSchema:schema272.properties.colors.properties.onHeader,data:data17};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data0.footer !== undefined){
let data18 = data0.footer;
if(typeof data18 === "string"){
if(!pattern138.test(data18)){
const err69 = {instancePath:instancePath+"/colors/footer",schemaPath:"#/properties/colors/properties/footer/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.footer,data:data18};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/colors/footer",schemaPath:"#/properties/colors/properties/footer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.footer.type,parentSchema:schema272.properties.colors.properties.footer,data:data18};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data0.onFooter !== undefined){
let data19 = data0.onFooter;
if(typeof data19 === "string"){
if(!pattern138.test(data19)){
const err71 = {instancePath:instancePath+"/colors/onFooter",schemaPath:"#/properties/colors/properties/onFooter/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.onFooter,data:data19};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/colors/onFooter",schemaPath:"#/properties/colors/properties/onFooter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.onFooter.type,parentSchema:schema272.properties.colors.properties.onFooter,data:data19};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data0.info !== undefined){
let data20 = data0.info;
if(typeof data20 === "string"){
if(!pattern138.test(data20)){
const err73 = {instancePath:instancePath+"/colors/info",schemaPath:"#/properties/colors/properties/info/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.info,data:data20};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/colors/info",schemaPath:"#/properties/colors/properties/info/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.info.type,parentSchema:schema272.properties.colors.properties.info,data:data20};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data0.infoSoft !== undefined){
let data21 = data0.infoSoft;
if(typeof data21 === "string"){
if(!pattern138.test(data21)){
const err75 = {instancePath:instancePath+"/colors/infoSoft",schemaPath:"#/properties/colors/properties/infoSoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.infoSoft,data:data21};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/colors/infoSoft",schemaPath:"#/properties/colors/properties/infoSoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.infoSoft.type,parentSchema:schema272.properties.colors.properties.infoSoft,data:data21};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data0.success !== undefined){
let data22 = data0.success;
if(typeof data22 === "string"){
if(!pattern138.test(data22)){
const err77 = {instancePath:instancePath+"/colors/success",schemaPath:"#/properties/colors/properties/success/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.success,data:data22};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/colors/success",schemaPath:"#/properties/colors/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.success.type,parentSchema:schema272.properties.colors.properties.success,data:data22};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data0.successSoft !== undefined){
let data23 = data0.successSoft;
if(typeof data23 === "string"){
if(!pattern138.test(data23)){
const err79 = {instancePath:instancePath+"/colors/successSoft",schemaPath:"#/properties/colors/properties/successSoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.successSoft,data:data23};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/colors/successSoft",schemaPath:"#/properties/colors/properties/successSoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.successSoft.type,parentSchema:schema272.properties.colors.properties.successSoft,data:data23};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data0.warning !== undefined){
let data24 = data0.warning;
if(typeof data24 === "string"){
if(!pattern138.test(data24)){
const err81 = {instancePath:instancePath+"/colors/warning",schemaPath:"#/properties/colors/properties/warning/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.warning,data:data24};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/colors/warning",schemaPath:"#/properties/colors/properties/warning/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.warning.type,parentSchema:schema272.properties.colors.properties.warning,data:data24};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data0.warningSoft !== undefined){
let data25 = data0.warningSoft;
if(typeof data25 === "string"){
if(!pattern138.test(data25)){
const err83 = {instancePath:instancePath+"/colors/warningSoft",schemaPath:"#/properties/colors/properties/warningSoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.warningSoft,data:data25};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/colors/warningSoft",schemaPath:"#/properties/colors/properties/warningSoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.warningSoft.type,parentSchema:schema272.properties.colors.properties.warningSoft,data:data25};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data0.error !== undefined){
let data26 = data0.error;
if(typeof data26 === "string"){
if(!pattern138.test(data26)){
const err85 = {instancePath:instancePath+"/colors/error",schemaPath:"#/properties/colors/properties/error/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.error,data:data26};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/colors/error",schemaPath:"#/properties/colors/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.error.type,parentSchema:schema272.properties.colors.properties.error,data:data26};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data0.errorSoft !== undefined){
let data27 = data0.errorSoft;
if(typeof data27 === "string"){
if(!pattern138.test(data27)){
const err87 = {instancePath:instancePath+"/colors/errorSoft",schemaPath:"#/properties/colors/properties/errorSoft/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\"",schema:"^#[0-9a-fA-F]{6}$",parentSchema:schema272.properties.colors.properties.errorSoft,data:data27};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/colors/errorSoft",schemaPath:"#/properties/colors/properties/errorSoft/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.colors.properties.errorSoft.type,parentSchema:schema272.properties.colors.properties.errorSoft,data:data27};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.properties.colors.type,parentSchema:schema272.properties.colors,data:data0};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.fonts !== undefined){
let data28 = data.fonts;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.body === undefined){
const err90 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'",schema:schema272.properties.fonts.required,parentSchema:schema272.properties.fonts,data:data28};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data28.heading === undefined){
const err91 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema272.properties.fonts.required,parentSchema:schema272.properties.fonts,data:data28};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
for(const key2 in data28){
if(!((key2 === "body") || (key2 === "heading"))){
const err92 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema272.properties.fonts,data:data28};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data28.body !== undefined){
let data29 = data28.body;
if(typeof data29 !== "string"){
const err93 = {instancePath:instancePath+"/fonts/body",schemaPath:"#/properties/fonts/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.fonts.properties.body.type,parentSchema:schema272.properties.fonts.properties.body,data:data29};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data28.heading !== undefined){
let data30 = data28.heading;
if(typeof data30 !== "string"){
const err94 = {instancePath:instancePath+"/fonts/heading",schemaPath:"#/properties/fonts/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.fonts.properties.heading.type,parentSchema:schema272.properties.fonts.properties.heading,data:data30};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.properties.fonts.type,parentSchema:schema272.properties.fonts,data:data28};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.typefaces !== undefined){
let data31 = data.typefaces;
if(Array.isArray(data31)){
const len0 = data31.length;
for(let i0=0; i0<len0; i0++){
if(!(validate208(data31[i0], {instancePath:instancePath+"/typefaces/" + i0,parentData:data31,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
else {
const err96 = {instancePath:instancePath+"/typefaces",schemaPath:"#/properties/typefaces/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema272.properties.typefaces.type,parentSchema:schema272.properties.typefaces,data:data31};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.type !== undefined){
let data33 = data.type;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.base === undefined){
const err97 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'",schema:schema272.properties.type.required,parentSchema:schema272.properties.type,data:data33};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key3 in data33){
if(!(key3 === "base")){
const err98 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema272.properties.type,data:data33};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data33.base !== undefined){
let data34 = data33.base;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err99 = {instancePath:instancePath+"/type/base",schemaPath:"#/properties/type/properties/base/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema272.properties.type.properties.base.type,parentSchema:schema272.properties.type.properties.base,data:data34};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 22 || isNaN(data34)){
const err100 = {instancePath:instancePath+"/type/base",schemaPath:"#/properties/type/properties/base/maximum",keyword:"maximum",params:{comparison: "<=", limit: 22},message:"must be <= 22",schema:22,parentSchema:schema272.properties.type.properties.base,data:data34};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data34 < 15 || isNaN(data34)){
const err101 = {instancePath:instancePath+"/type/base",schemaPath:"#/properties/type/properties/base/minimum",keyword:"minimum",params:{comparison: ">=", limit: 15},message:"must be >= 15",schema:15,parentSchema:schema272.properties.type.properties.base,data:data34};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
}
else {
const err102 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.properties.type.type,parentSchema:schema272.properties.type,data:data33};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.radius !== undefined){
let data35 = data.radius;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.small === undefined){
const err103 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "small"},message:"must have required property '"+"small"+"'",schema:schema272.properties.radius.required,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data35.medium === undefined){
const err104 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "medium"},message:"must have required property '"+"medium"+"'",schema:schema272.properties.radius.required,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data35.large === undefined){
const err105 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "large"},message:"must have required property '"+"large"+"'",schema:schema272.properties.radius.required,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data35.pill === undefined){
const err106 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/required",keyword:"required",params:{missingProperty: "pill"},message:"must have required property '"+"pill"+"'",schema:schema272.properties.radius.required,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key4 in data35){
if(!((((key4 === "small") || (key4 === "medium")) || (key4 === "large")) || (key4 === "pill"))){
const err107 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data35.small !== undefined){
let data36 = data35.small;
if(typeof data36 === "string"){
if(!pattern170.test(data36)){
const err108 = {instancePath:instancePath+"/radius/small",schemaPath:"#/properties/radius/properties/small/pattern",keyword:"pattern",params:{pattern: "^(0|[0-9.]+(px|rem))$"},message:"must match pattern \""+"^(0|[0-9.]+(px|rem))$"+"\"",schema:"^(0|[0-9.]+(px|rem))$",parentSchema:schema272.properties.radius.properties.small,data:data36};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/radius/small",schemaPath:"#/properties/radius/properties/small/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.radius.properties.small.type,parentSchema:schema272.properties.radius.properties.small,data:data36};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data35.medium !== undefined){
let data37 = data35.medium;
if(typeof data37 === "string"){
if(!pattern170.test(data37)){
const err110 = {instancePath:instancePath+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/pattern",keyword:"pattern",params:{pattern: "^(0|[0-9.]+(px|rem))$"},message:"must match pattern \""+"^(0|[0-9.]+(px|rem))$"+"\"",schema:"^(0|[0-9.]+(px|rem))$",parentSchema:schema272.properties.radius.properties.medium,data:data37};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/radius/medium",schemaPath:"#/properties/radius/properties/medium/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.radius.properties.medium.type,parentSchema:schema272.properties.radius.properties.medium,data:data37};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data35.large !== undefined){
let data38 = data35.large;
if(typeof data38 === "string"){
if(!pattern170.test(data38)){
const err112 = {instancePath:instancePath+"/radius/large",schemaPath:"#/properties/radius/properties/large/pattern",keyword:"pattern",params:{pattern: "^(0|[0-9.]+(px|rem))$"},message:"must match pattern \""+"^(0|[0-9.]+(px|rem))$"+"\"",schema:"^(0|[0-9.]+(px|rem))$",parentSchema:schema272.properties.radius.properties.large,data:data38};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/radius/large",schemaPath:"#/properties/radius/properties/large/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.radius.properties.large.type,parentSchema:schema272.properties.radius.properties.large,data:data38};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data35.pill !== undefined){
let data39 = data35.pill;
if(typeof data39 === "string"){
if(!pattern170.test(data39)){
const err114 = {instancePath:instancePath+"/radius/pill",schemaPath:"#/properties/radius/properties/pill/pattern",keyword:"pattern",params:{pattern: "^(0|[0-9.]+(px|rem))$"},message:"must match pattern \""+"^(0|[0-9.]+(px|rem))$"+"\"",schema:"^(0|[0-9.]+(px|rem))$",parentSchema:schema272.properties.radius.properties.pill,data:data39};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/radius/pill",schemaPath:"#/properties/radius/properties/pill/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema272.properties.radius.properties.pill.type,parentSchema:schema272.properties.radius.properties.pill,data:data39};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/radius",schemaPath:"#/properties/radius/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.properties.radius.type,parentSchema:schema272.properties.radius,data:data35};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.style !== undefined){
let data40 = data.style;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.header === undefined){
const err117 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/required",keyword:"required",params:{missingProperty: "header"},message:"must have required property '"+"header"+"'",schema:schema272.properties.style.required,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data40.cards === undefined){
const err118 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'",schema:schema272.properties.style.required,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data40.headingWeight === undefined){
const err119 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/required",keyword:"required",params:{missingProperty: "headingWeight"},message:"must have required property '"+"headingWeight"+"'",schema:schema272.properties.style.required,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data40.buttons === undefined){
const err120 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/required",keyword:"required",params:{missingProperty: "buttons"},message:"must have required property '"+"buttons"+"'",schema:schema272.properties.style.required,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data40.targets === undefined){
const err121 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'",schema:schema272.properties.style.required,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
for(const key5 in data40){
if(!(((((key5 === "header") || (key5 === "cards")) || (key5 === "headingWeight")) || (key5 === "buttons")) || (key5 === "targets"))){
const err122 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data40.header !== undefined){
let data41 = data40.header;
if(!((data41 === "solid") || (data41 === "light"))){
const err123 = {instancePath:instancePath+"/style/header",schemaPath:"#/properties/style/properties/header/enum",keyword:"enum",params:{allowedValues: schema272.properties.style.properties.header.enum},message:"must be equal to one of the allowed values",schema:schema272.properties.style.properties.header.enum,parentSchema:schema272.properties.style.properties.header,data:data41};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data40.cards !== undefined){
let data42 = data40.cards;
if(!(((data42 === "outlined") || (data42 === "raised")) || (data42 === "flat"))){
const err124 = {instancePath:instancePath+"/style/cards",schemaPath:"#/properties/style/properties/cards/enum",keyword:"enum",params:{allowedValues: schema272.properties.style.properties.cards.enum},message:"must be equal to one of the allowed values",schema:schema272.properties.style.properties.cards.enum,parentSchema:schema272.properties.style.properties.cards,data:data42};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data40.headingWeight !== undefined){
let data43 = data40.headingWeight;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err125 = {instancePath:instancePath+"/style/headingWeight",schemaPath:"#/properties/style/properties/headingWeight/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema272.properties.style.properties.headingWeight.type,parentSchema:schema272.properties.style.properties.headingWeight,data:data43};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 900 || isNaN(data43)){
const err126 = {instancePath:instancePath+"/style/headingWeight",schemaPath:"#/properties/style/properties/headingWeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900",schema:900,parentSchema:schema272.properties.style.properties.headingWeight,data:data43};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data43 < 100 || isNaN(data43)){
const err127 = {instancePath:instancePath+"/style/headingWeight",schemaPath:"#/properties/style/properties/headingWeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100",schema:100,parentSchema:schema272.properties.style.properties.headingWeight,data:data43};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data40.buttons !== undefined){
let data44 = data40.buttons;
if(!(((data44 === "square") || (data44 === "rounded")) || (data44 === "pill"))){
const err128 = {instancePath:instancePath+"/style/buttons",schemaPath:"#/properties/style/properties/buttons/enum",keyword:"enum",params:{allowedValues: schema272.properties.style.properties.buttons.enum},message:"must be equal to one of the allowed values",schema:schema272.properties.style.properties.buttons.enum,parentSchema:schema272.properties.style.properties.buttons,data:data44};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data40.targets !== undefined){
let data45 = data40.targets;
if(!((data45 === "standard") || (data45 === "large"))){
const err129 = {instancePath:instancePath+"/style/targets",schemaPath:"#/properties/style/properties/targets/enum",keyword:"enum",params:{allowedValues: schema272.properties.style.properties.targets.enum},message:"must be equal to one of the allowed values",schema:schema272.properties.style.properties.targets.enum,parentSchema:schema272.properties.style.properties.targets,data:data45};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.properties.style.type,parentSchema:schema272.properties.style,data:data40};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema272.type,parentSchema:schema272,data};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const tools = validate212;
const schema280 = {"description":"The tools of Home, in this order.","type":"object","required":["items"],"properties":{"items":{"description":"The tools.","type":"array","items":{"$ref":"#/$defs/Tool"}}},"additionalProperties":false};
const schema281 = {"description":"A program that the member has, or a shortcut; \"kind\" says which.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/$defs/ProgramTool"},{"$ref":"#/$defs/ShortcutTool"}],"x-tags":["program","shortcut"]};
const schema282 = {"description":"Shows when the member has the program.","type":"object","required":["id","kind","program"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"description":"A program that the member has.","const":"program"},"program":{"description":"Number of the program.","type":"integer"},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema282.required,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema282.required,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.program === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program"},message:"must have required property '"+"program"+"'",schema:schema282.required,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema282.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("program" !== data1){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "program"},message:"must be equal to constant",schema:"program",parentSchema:schema282.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.program !== undefined){
let data2 = data.program;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema282.properties.program.type,parentSchema:schema282.properties.program,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.title.type,parentSchema:schema282.properties.title,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.description.type,parentSchema:schema282.properties.description,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data5 === "home") || (data5 === "account")) || (data5 === "heart")) || (data5 === "tooth")) || (data5 === "eye")) || (data5 === "pill")) || (data5 === "cost")) || (data5 === "phone")) || (data5 === "video")) || (data5 === "dumbbell")) || (data5 === "brain")) || (data5 === "leaf")) || (data5 === "star")) || (data5 === "globe")) || (data5 === "map-pin")) || (data5 === "id-card")) || (data5 === "document")) || (data5 === "bill")) || (data5 === "book")) || (data5 === "shield")) || (data5 === "users")) || (data5 === "chat")) || (data5 === "edit")) || (data5 === "sync")) || (data5 === "check")) || (data5 === "cross")) || (data5 === "info")) || (data5 === "warning")) || (data5 === "error")) || (data5 === "alert")) || (data5 === "calendar")) || (data5 === "mail")) || (data5 === "search")) || (data5 === "download")) || (data5 === "external")) || (data5 === "chevron")) || (data5 === "menu")) || (data5 === "program"))){
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.art !== undefined){
let data6 = data.art;
if("dental" !== data6){
const err11 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema282.properties.art,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.target !== undefined){
let data7 = data.target;
if(!(typeof data7 === "string")){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.newTab !== undefined){
let data8 = data.newTab;
if(typeof data8 !== "boolean"){
const err13 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema282.properties.newTab.type,parentSchema:schema282.properties.newTab,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.action !== undefined){
let data9 = data.action;
if(!((data9 === "open-ebill") || (data9 === "open-outline-of-coverage"))){
const err14 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema282.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema282.properties.action.enum,parentSchema:schema282.properties.action,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err15 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.until !== undefined){
let data12 = data.until;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err17 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.locked !== undefined){
let data13 = data.locked;
if(typeof data13 !== "boolean"){
const err19 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema282.properties.locked.type,parentSchema:schema282.properties.locked,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.variants !== undefined){
let data14 = data.variants;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err20 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema282.properties.variants.items.required,parentSchema:schema282.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "when") || (key1 === "title")) || (key1 === "description")) || (key1 === "icon")) || (key1 === "art")) || (key1 === "target")) || (key1 === "newTab")) || (key1 === "action"))){
const err21 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema282.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data15.when !== undefined){
if(!(validate24(data15.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data15,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 !== "string"){
const err22 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.variants.items.properties.title.type,parentSchema:schema282.properties.variants.items.properties.title,data:data17};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.description !== undefined){
let data18 = data15.description;
if(typeof data18 !== "string"){
const err23 = {instancePath:instancePath+"/variants/" + i0+"/description",schemaPath:"#/properties/variants/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema282.properties.variants.items.properties.description.type,parentSchema:schema282.properties.variants.items.properties.description,data:data18};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.icon !== undefined){
let data19 = data15.icon;
if(!((((((((((((((((((((((((((((((((((((((data19 === "home") || (data19 === "account")) || (data19 === "heart")) || (data19 === "tooth")) || (data19 === "eye")) || (data19 === "pill")) || (data19 === "cost")) || (data19 === "phone")) || (data19 === "video")) || (data19 === "dumbbell")) || (data19 === "brain")) || (data19 === "leaf")) || (data19 === "star")) || (data19 === "globe")) || (data19 === "map-pin")) || (data19 === "id-card")) || (data19 === "document")) || (data19 === "bill")) || (data19 === "book")) || (data19 === "shield")) || (data19 === "users")) || (data19 === "chat")) || (data19 === "edit")) || (data19 === "sync")) || (data19 === "check")) || (data19 === "cross")) || (data19 === "info")) || (data19 === "warning")) || (data19 === "error")) || (data19 === "alert")) || (data19 === "calendar")) || (data19 === "mail")) || (data19 === "search")) || (data19 === "download")) || (data19 === "external")) || (data19 === "chevron")) || (data19 === "menu")) || (data19 === "program"))){
const err24 = {instancePath:instancePath+"/variants/" + i0+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.art !== undefined){
let data20 = data15.art;
if("dental" !== data20){
const err25 = {instancePath:instancePath+"/variants/" + i0+"/art",schemaPath:"#/properties/variants/items/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema282.properties.variants.items.properties.art,data:data20};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.target !== undefined){
let data21 = data15.target;
if(!(typeof data21 === "string")){
const err26 = {instancePath:instancePath+"/variants/" + i0+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data21};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.newTab !== undefined){
let data22 = data15.newTab;
if(typeof data22 !== "boolean"){
const err27 = {instancePath:instancePath+"/variants/" + i0+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema282.properties.variants.items.properties.newTab.type,parentSchema:schema282.properties.variants.items.properties.newTab,data:data22};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.action !== undefined){
let data23 = data15.action;
if(!((data23 === "open-ebill") || (data23 === "open-outline-of-coverage"))){
const err28 = {instancePath:instancePath+"/variants/" + i0+"/action",schemaPath:"#/properties/variants/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema282.properties.variants.items.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema282.properties.variants.items.properties.action.enum,parentSchema:schema282.properties.variants.items.properties.action,data:data23};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema282.properties.variants.items.type,parentSchema:schema282.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema282.properties.variants.type,parentSchema:schema282.properties.variants,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema282.type,parentSchema:schema282,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema290 = {"description":"Stands on its own.","type":"object","required":["id","kind","shortcut","title"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"description":"A shortcut.","const":"shortcut"},"shortcut":{"description":"Number of the shortcut, below zero.","type":"integer","maximum":-1},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]},"showWhen":{"$ref":"#/$defs/Condition","description":"Who sees the item. Without it, everyone does. When a fact that decides is not known, the item stays hidden."},"from":{"$ref":"#/$defs/Day","description":"First day on which the item shows, yyyy-mm-dd, in the member's local time."},"until":{"$ref":"#/$defs/Day","description":"Last day on which the item shows, yyyy-mm-dd, in the member's local time; the whole day counts."},"locked":{"description":"A brand cannot remove the item: for notices that the law asks for.","type":"boolean"},"variants":{"description":"What is different for some members. The first variant whose \"when\" is true is taken.","type":"array","items":{"description":"The fields that are different, and for whom.","type":"object","required":["when"],"properties":{"when":{"$ref":"#/$defs/Condition","description":"Who gets this variant."},"title":{"description":"Name on the tile, instead of the program's own.","type":"string"},"description":{"description":"Text on the tile, instead of the program's own.","type":"string"},"icon":{"$ref":"#/$defs/Icon"},"art":{"description":"\"dental\" shows the art of the dental brand.","const":"dental"},"target":{"$ref":"#/$defs/Target","description":"Where the tile leads, instead of the program's page."},"newTab":{"description":"Opens in a new tab.","type":"boolean"},"action":{"description":"What the tile does instead of leading somewhere: opens the eBill site, or the outline of coverage.","enum":["open-ebill","open-outline-of-coverage"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema290.required,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema290.required,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shortcut === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortcut"},message:"must have required property '"+"shortcut"+"'",schema:schema290.required,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema290.required,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema290.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/Id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if("shortcut" !== data1){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shortcut"},message:"must be equal to constant",schema:"shortcut",parentSchema:schema290.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.shortcut !== undefined){
let data2 = data.shortcut;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/shortcut",schemaPath:"#/properties/shortcut/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema290.properties.shortcut.type,parentSchema:schema290.properties.shortcut,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > -1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/shortcut",schemaPath:"#/properties/shortcut/maximum",keyword:"maximum",params:{comparison: "<=", limit: -1},message:"must be <= -1",schema:-1,parentSchema:schema290.properties.shortcut,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema290.properties.title.type,parentSchema:schema290.properties.title,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema290.properties.description.type,parentSchema:schema290.properties.description,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if(!((((((((((((((((((((((((((((((((((((((data5 === "home") || (data5 === "account")) || (data5 === "heart")) || (data5 === "tooth")) || (data5 === "eye")) || (data5 === "pill")) || (data5 === "cost")) || (data5 === "phone")) || (data5 === "video")) || (data5 === "dumbbell")) || (data5 === "brain")) || (data5 === "leaf")) || (data5 === "star")) || (data5 === "globe")) || (data5 === "map-pin")) || (data5 === "id-card")) || (data5 === "document")) || (data5 === "bill")) || (data5 === "book")) || (data5 === "shield")) || (data5 === "users")) || (data5 === "chat")) || (data5 === "edit")) || (data5 === "sync")) || (data5 === "check")) || (data5 === "cross")) || (data5 === "info")) || (data5 === "warning")) || (data5 === "error")) || (data5 === "alert")) || (data5 === "calendar")) || (data5 === "mail")) || (data5 === "search")) || (data5 === "download")) || (data5 === "external")) || (data5 === "chevron")) || (data5 === "menu")) || (data5 === "program"))){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.art !== undefined){
let data6 = data.art;
if("dental" !== data6){
const err13 = {instancePath:instancePath+"/art",schemaPath:"#/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema290.properties.art,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.target !== undefined){
let data7 = data.target;
if(!(typeof data7 === "string")){
const err14 = {instancePath:instancePath+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.newTab !== undefined){
let data8 = data.newTab;
if(typeof data8 !== "boolean"){
const err15 = {instancePath:instancePath+"/newTab",schemaPath:"#/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema290.properties.newTab.type,parentSchema:schema290.properties.newTab,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.action !== undefined){
let data9 = data.action;
if(!((data9 === "open-ebill") || (data9 === "open-outline-of-coverage"))){
const err16 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema290.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema290.properties.action.enum,parentSchema:schema290.properties.action,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.showWhen !== undefined){
if(!(validate24(data.showWhen, {instancePath:instancePath+"/showWhen",parentData:data,parentDataProperty:"showWhen",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err17 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/from",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.until !== undefined){
let data12 = data.until;
if(typeof data12 === "string"){
if(!pattern6.test(data12)){
const err19 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/Day/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.type,parentSchema:schema40,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.locked !== undefined){
let data13 = data.locked;
if(typeof data13 !== "boolean"){
const err21 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema290.properties.locked.type,parentSchema:schema290.properties.locked,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.variants !== undefined){
let data14 = data.variants;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err22 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema290.properties.variants.items.required,parentSchema:schema290.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data15){
if(!((((((((key1 === "when") || (key1 === "title")) || (key1 === "description")) || (key1 === "icon")) || (key1 === "art")) || (key1 === "target")) || (key1 === "newTab")) || (key1 === "action"))){
const err23 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema290.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data15.when !== undefined){
if(!(validate24(data15.when, {instancePath:instancePath+"/variants/" + i0+"/when",parentData:data15,parentDataProperty:"when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 !== "string"){
const err24 = {instancePath:instancePath+"/variants/" + i0+"/title",schemaPath:"#/properties/variants/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema290.properties.variants.items.properties.title.type,parentSchema:schema290.properties.variants.items.properties.title,data:data17};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.description !== undefined){
let data18 = data15.description;
if(typeof data18 !== "string"){
const err25 = {instancePath:instancePath+"/variants/" + i0+"/description",schemaPath:"#/properties/variants/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema290.properties.variants.items.properties.description.type,parentSchema:schema290.properties.variants.items.properties.description,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.icon !== undefined){
let data19 = data15.icon;
if(!((((((((((((((((((((((((((((((((((((((data19 === "home") || (data19 === "account")) || (data19 === "heart")) || (data19 === "tooth")) || (data19 === "eye")) || (data19 === "pill")) || (data19 === "cost")) || (data19 === "phone")) || (data19 === "video")) || (data19 === "dumbbell")) || (data19 === "brain")) || (data19 === "leaf")) || (data19 === "star")) || (data19 === "globe")) || (data19 === "map-pin")) || (data19 === "id-card")) || (data19 === "document")) || (data19 === "bill")) || (data19 === "book")) || (data19 === "shield")) || (data19 === "users")) || (data19 === "chat")) || (data19 === "edit")) || (data19 === "sync")) || (data19 === "check")) || (data19 === "cross")) || (data19 === "info")) || (data19 === "warning")) || (data19 === "error")) || (data19 === "alert")) || (data19 === "calendar")) || (data19 === "mail")) || (data19 === "search")) || (data19 === "download")) || (data19 === "external")) || (data19 === "chevron")) || (data19 === "menu")) || (data19 === "program"))){
const err26 = {instancePath:instancePath+"/variants/" + i0+"/icon",schemaPath:"#/$defs/Icon/enum",keyword:"enum",params:{allowedValues: schema188.enum},message:"must be equal to one of the allowed values",schema:schema188.enum,parentSchema:schema188,data:data19};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data15.art !== undefined){
let data20 = data15.art;
if("dental" !== data20){
const err27 = {instancePath:instancePath+"/variants/" + i0+"/art",schemaPath:"#/properties/variants/items/properties/art/const",keyword:"const",params:{allowedValue: "dental"},message:"must be equal to constant",schema:"dental",parentSchema:schema290.properties.variants.items.properties.art,data:data20};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.target !== undefined){
let data21 = data15.target;
if(!(typeof data21 === "string")){
const err28 = {instancePath:instancePath+"/variants/" + i0+"/target",schemaPath:"#/$defs/Target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data21};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data15.newTab !== undefined){
let data22 = data15.newTab;
if(typeof data22 !== "boolean"){
const err29 = {instancePath:instancePath+"/variants/" + i0+"/newTab",schemaPath:"#/properties/variants/items/properties/newTab/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema290.properties.variants.items.properties.newTab.type,parentSchema:schema290.properties.variants.items.properties.newTab,data:data22};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.action !== undefined){
let data23 = data15.action;
if(!((data23 === "open-ebill") || (data23 === "open-outline-of-coverage"))){
const err30 = {instancePath:instancePath+"/variants/" + i0+"/action",schemaPath:"#/properties/variants/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema290.properties.variants.items.properties.action.enum},message:"must be equal to one of the allowed values",schema:schema290.properties.variants.items.properties.action.enum,parentSchema:schema290.properties.variants.items.properties.action,data:data23};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/variants/" + i0,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema290.properties.variants.items.type,parentSchema:schema290.properties.variants.items,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema290.properties.variants.type,parentSchema:schema290.properties.variants,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema290.type,parentSchema:schema290,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema281.required,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "program"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "shortcut"){
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema281.discriminator,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema281.discriminator,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema281.type,parentSchema:schema281,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate213.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema280.required,parentSchema:schema280,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema280,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate213(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema280.properties.items.type,parentSchema:schema280.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema280.type,parentSchema:schema280,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const overlay = validate223;
const schema298 = {"description":"What a brand says differently from base: fields that it sets, and changes to items by their id. Everything else is inherited.","type":"object","properties":{"set":{"description":"Fields that differ from base, in the same places as there. What is not named stays as it is; null takes an optional field away. A condition is always replaced whole.","type":"object","additionalProperties":true},"changes":{"description":"Changes to items of base, one after the other.","type":"array","items":{"$ref":"#/$defs/Change"}}},"additionalProperties":false};
const schema299 = {"description":"One change to base.","type":"object","required":["change"],"discriminator":{"propertyName":"change"},"oneOf":[{"$ref":"#/$defs/SetChange"},{"$ref":"#/$defs/RemoveChange"},{"$ref":"#/$defs/AddChange"},{"$ref":"#/$defs/MoveChange"}],"x-tags":["set","remove","add","move"]};
const schema300 = {"description":"Replaces fields of an item.","type":"object","required":["change","id","fields"],"properties":{"change":{"description":"Replaces fields of an item.","const":"set"},"id":{"description":"The item to change, at any depth of the file.","type":"string"},"fields":{"description":"The fields with their new values; null takes an optional field away. A field is replaced whole.","type":"object","additionalProperties":true}},"additionalProperties":false};
const schema301 = {"description":"Takes an item away.","type":"object","required":["change","id"],"properties":{"change":{"description":"Takes an item away.","const":"remove"},"id":{"description":"The item to take away, at any depth of the file. A locked item stays.","type":"string"}},"additionalProperties":false};
const schema302 = {"description":"Adds an item of the brand's own.","type":"object","required":["change","item"],"properties":{"change":{"description":"Adds an item of the brand's own.","const":"add"},"item":{"description":"The item, with an id that base does not have.","type":"object","additionalProperties":true},"into":{"description":"Where it goes: the id of the item or the name of the list that it becomes part of (\"benefits\", \"guards\"), or both (\"termed.buttons\"). Not needed next to before or after.","type":"string"},"before":{"description":"Id of the item that it comes before.","type":"string"},"after":{"description":"Id of the item that it comes after. Without before and after it comes last.","type":"string"}},"additionalProperties":false};
const schema303 = {"description":"Puts an item somewhere else.","type":"object","required":["change","id"],"properties":{"change":{"description":"Puts an item somewhere else.","const":"move"},"id":{"description":"The item to move.","type":"string"},"before":{"description":"Id of the item that it shall come before.","type":"string"},"after":{"description":"Id of the item that it shall come after.","type":"string"}},"additionalProperties":false};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'",schema:schema299.required,parentSchema:schema299,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.change;
if(typeof tag0 == "string"){
if(tag0 === "set"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/SetChange/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'",schema:schema300.required,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/SetChange/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema300.required,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/$defs/SetChange/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema300.required,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "change") || (key0 === "id")) || (key0 === "fields"))){
const err4 = {instancePath,schemaPath:"#/$defs/SetChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.change !== undefined){
let data0 = data.change;
if("set" !== data0){
const err5 = {instancePath:instancePath+"/change",schemaPath:"#/$defs/SetChange/properties/change/const",keyword:"const",params:{allowedValue: "set"},message:"must be equal to constant",schema:"set",parentSchema:schema300.properties.change,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/SetChange/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema300.properties.id.type,parentSchema:schema300.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err7 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/SetChange/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema300.properties.fields.type,parentSchema:schema300.properties.fields,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/SetChange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema300.type,parentSchema:schema300,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var props0 = true;
}
else if(tag0 === "remove"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err9 = {instancePath,schemaPath:"#/$defs/RemoveChange/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'",schema:schema301.required,parentSchema:schema301,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.id === undefined){
const err10 = {instancePath,schemaPath:"#/$defs/RemoveChange/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema301.required,parentSchema:schema301,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data){
if(!((key1 === "change") || (key1 === "id"))){
const err11 = {instancePath,schemaPath:"#/$defs/RemoveChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema301,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.change !== undefined){
let data3 = data.change;
if("remove" !== data3){
const err12 = {instancePath:instancePath+"/change",schemaPath:"#/$defs/RemoveChange/properties/change/const",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant",schema:"remove",parentSchema:schema301.properties.change,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/RemoveChange/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema301.properties.id.type,parentSchema:schema301.properties.id,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/$defs/RemoveChange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema301.type,parentSchema:schema301,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err15 = {instancePath,schemaPath:"#/$defs/AddChange/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'",schema:schema302.required,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.item === undefined){
const err16 = {instancePath,schemaPath:"#/$defs/AddChange/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'",schema:schema302.required,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data){
if(!(((((key2 === "change") || (key2 === "item")) || (key2 === "into")) || (key2 === "before")) || (key2 === "after"))){
const err17 = {instancePath,schemaPath:"#/$defs/AddChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.change !== undefined){
let data5 = data.change;
if("add" !== data5){
const err18 = {instancePath:instancePath+"/change",schemaPath:"#/$defs/AddChange/properties/change/const",keyword:"const",params:{allowedValue: "add"},message:"must be equal to constant",schema:"add",parentSchema:schema302.properties.change,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.item !== undefined){
let data6 = data.item;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err19 = {instancePath:instancePath+"/item",schemaPath:"#/$defs/AddChange/properties/item/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema302.properties.item.type,parentSchema:schema302.properties.item,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.into !== undefined){
let data7 = data.into;
if(typeof data7 !== "string"){
const err20 = {instancePath:instancePath+"/into",schemaPath:"#/$defs/AddChange/properties/into/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema302.properties.into.type,parentSchema:schema302.properties.into,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.before !== undefined){
let data8 = data.before;
if(typeof data8 !== "string"){
const err21 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/AddChange/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema302.properties.before.type,parentSchema:schema302.properties.before,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.after !== undefined){
let data9 = data.after;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/AddChange/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema302.properties.after.type,parentSchema:schema302.properties.after,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/$defs/AddChange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema302.type,parentSchema:schema302,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change === undefined){
const err24 = {instancePath,schemaPath:"#/$defs/MoveChange/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'",schema:schema303.required,parentSchema:schema303,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.id === undefined){
const err25 = {instancePath,schemaPath:"#/$defs/MoveChange/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema303.required,parentSchema:schema303,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data){
if(!((((key3 === "change") || (key3 === "id")) || (key3 === "before")) || (key3 === "after"))){
const err26 = {instancePath,schemaPath:"#/$defs/MoveChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema303,data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.change !== undefined){
let data10 = data.change;
if("move" !== data10){
const err27 = {instancePath:instancePath+"/change",schemaPath:"#/$defs/MoveChange/properties/change/const",keyword:"const",params:{allowedValue: "move"},message:"must be equal to constant",schema:"move",parentSchema:schema303.properties.change,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.id !== undefined){
let data11 = data.id;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/id",schemaPath:"#/$defs/MoveChange/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema303.properties.id.type,parentSchema:schema303.properties.id,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.before !== undefined){
let data12 = data.before;
if(typeof data12 !== "string"){
const err29 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/MoveChange/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema303.properties.before.type,parentSchema:schema303.properties.before,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.after !== undefined){
let data13 = data.after;
if(typeof data13 !== "string"){
const err30 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/MoveChange/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema303.properties.after.type,parentSchema:schema303.properties.after,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/$defs/MoveChange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema303.type,parentSchema:schema303,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(props0 !== true){
props0 = true;
}
}
else {
const err32 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "change", tagValue: tag0},message:"value of tag \"change\" must be in oneOf",schema:schema299.discriminator,parentSchema:schema299,data};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "change", tagValue: tag0},message:"tag \"change\" must be string",schema:schema299.discriminator,parentSchema:schema299,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema299.type,parentSchema:schema299,data};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate224.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate224.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "set") || (key0 === "changes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema298,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.set !== undefined){
let data0 = data.set;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema298.properties.set.type,parentSchema:schema298.properties.set,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate224(data1[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema298.properties.changes.type,parentSchema:schema298.properties.changes,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema298.type,parentSchema:schema298,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
